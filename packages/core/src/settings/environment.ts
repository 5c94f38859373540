export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with one variable; its value is never part of the message. */
export interface DeploymentProblem {
  readonly name: string;
  readonly message: string;
}

/** Reads variables and collects what is wrong with them; a blank variable is an absent one. */
export function environmentReader(environment: Environment) {
  const problems: DeploymentProblem[] = [];
  const refuse = (name: string, message: string) => {
    problems.push({ name, message });
  };

  const text = (name: string): string | null => {
    const value = Object.hasOwn(environment, name) ? environment[name]?.trim() : undefined;
    return value ? value : null;
  };

  return {
    problems,
    refuse,
    text,

    integer(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
      const value = text(name);
      if (value === null) return fallback;
      if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max)
        return Number(value);
      refuse(name, `must be a whole number from ${min} to ${max}`);
      return fallback;
    },

    flag(name: string): boolean {
      const value = text(name);
      if (value !== null && value !== 'true' && value !== 'false') {
        refuse(name, 'must be true or false');
      }
      return value === 'true';
    },

    oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
      const value = text(name);
      const known = values.find((candidate) => candidate === value);
      if (value !== null && known === undefined)
        refuse(name, `must be one of ${values.join(', ')}`);
      return known ?? fallback;
    },

    /** Without slashes at its end. */
    url(name: string, protocols: readonly string[]): string | null {
      const value = text(name);
      if (value === null) return null;
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) {
        return value.replace(/\/+$/, '');
      }
      refuse(
        name,
        `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
      return null;
    },

    timeZone(name: string, fallback: string): string {
      const value = text(name);
      if (value === null) return fallback;
      try {
        new Intl.DateTimeFormat('en', { timeZone: value });
        return value;
      } catch {
        refuse(name, 'must be a time zone such as Asia/Dubai');
        return fallback;
      }
    },
  };
}

/** Whether an address is this machine's own. */
export const isLocalAddress = (url: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
