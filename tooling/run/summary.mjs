function duration(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Share of one story or journey of the step's time; concurrent ones divide it. */
function costOf({ unit, seconds, passed, failed }) {
  const count = passed + failed;
  return unit && count > 0 ? [`${Math.round((seconds * 1000) / count)} ms per ${unit}`] : [];
}

function describe({ code, blockedBy, stopped, passed, failed, skipped, reports, ...rest }) {
  if (blockedBy) return `not run: ${blockedBy} failed`;
  if (stopped) return 'stopped before it ended';
  if (!reports) return code === 0 ? 'done' : `exit code ${code}, left no numbers`;
  const parts = [`${passed} passed`, `${failed} failed`];
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (code !== 0 && failed === 0) parts.push(`exit code ${code}`);
  parts.push(...costOf({ passed, failed, ...rest }));
  return parts.join(', ');
}

/**
 * The last lines of `npm test`: failures, each step, the total, of which `seconds` is the time that
 * it took: steps run at the same time as others. A step that failed without naming a
 * test (it crashed, or could not run) counts as one failure.
 */
export function summarise(results, seconds) {
  const total = { passed: 0, failed: 0 };
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) failures.push('');
  const steps = results.map((result) => {
    total.passed += result.passed ?? 0;
    total.failed += result.failed || (result.code === 0 ? 0 : 1);
    const mark = result.code === 0 ? '✓' : '✗';
    const time = duration(result.seconds).padStart(11);
    return `${mark} ${result.name.padEnd(8)}${time}   ${describe(result)}`;
  });
  const passed = results.every((result) => result.code === 0);
  const lines = [...failures, ...steps];
  lines.push(`  ${'all'.padEnd(8)}${duration(seconds).padStart(11)}`);
  lines.push(`${total.passed} passed, ${total.failed} failed`);
  return { lines, passed };
}
