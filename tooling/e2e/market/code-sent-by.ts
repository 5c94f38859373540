/** The code of the last SMS that a sandbox has sent. */
export async function codeSentBy(sandbox: string | undefined): Promise<string> {
  const response = await fetch(`${sandbox}/_sandbox/state/twilio`);
  const { codes } = (await response.json()) as { codes: { status: string; code: string }[] };
  return codes.findLast(({ status }) => status === 'pending')?.code ?? '';
}
