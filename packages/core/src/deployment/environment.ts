import type { SettingDefinition } from '../settings/setting-definition.js';

/** Variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A problem with one variable; the message never contains its value. */
export interface DeploymentProblem {
  readonly name: string;
  readonly message: string;
}

export type EnvironmentDecoder = ReturnType<typeof environmentDecoder>;

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipv4 = `${octet}(?:\\.${octet}){3}(?:/(?:3[0-2]|[12]?\\d))?`;
const ipv6 = '[\\da-f]{0,4}(?::[\\da-f]{0,4}){2,7}(?:/(?:12[0-8]|1[01]\\d|\\d?\\d))?';
const network = new RegExp(`^(?:${ipv4}|${ipv6})$`, 'i');

/** Decodes variables and collects problems; a blank variable counts as missing. */
export function environmentDecoder(environment: Environment) {
  const problems: DeploymentProblem[] = [];
  const reject = (name: string, message: string) => {
    problems.push({ name, message });
  };

  const text = (name: string): string | null => {
    const value = Object.hasOwn(environment, name) ? environment[name]?.trim() : undefined;
    return value ? value : null;
  };

  return {
    problems,
    reject,
    text,

    /** True if any of these is set; reports the missing ones. */
    together(...names: readonly string[]): boolean {
      const missing = names.filter((name) => text(name) === null);
      if (missing.length === names.length) return false;
      for (const name of missing) {
        reject(name, `is required with ${names.filter((other) => other !== name).join(' and ')}`);
      }
      return true;
    },

    integer(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
      const value = text(name);
      if (value === null) return fallback;
      if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max)
        return Number(value);
      reject(name, `must be a whole number from ${min} to ${max}`);
      return fallback;
    },

    /** A number of hops, or comma-separated addresses and networks; null if not set. */
    proxies(name: string): number | readonly string[] | null {
      const value = text(name);
      if (value === null) return null;
      if (/^\d$/.test(value)) return Number(value);
      const members = value.split(',').map((member) => member.trim());
      if (members.every((member) => network.test(member))) return members;
      reject(name, 'must be addresses and networks between commas, or a number of hops up to 9');
      return null;
    },

    flag(name: string, fallback = false): boolean {
      const value = text(name);
      if (value !== null && value !== 'true' && value !== 'false') {
        reject(name, 'must be true or false');
      }
      return value === null ? fallback : value === 'true';
    },

    oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
      const value = text(name);
      const known = values.find((candidate) => candidate === value);
      if (value !== null && known === undefined)
        reject(name, `must be one of ${values.join(', ')}`);
      return known ?? fallback;
    },

    /** Without trailing slashes. */
    url(name: string, protocols: readonly string[]): string | null {
      const value = text(name);
      if (value === null) return null;
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) {
        return value.replace(/\/+$/, '');
      }
      reject(
        name,
        `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
      return null;
    },

    /** Decodes a variable by the definition of a setting. */
    setting<T>(name: string, definition: SettingDefinition<T>): T {
      const given = text(name);
      if (given === null) return definition.default;
      const value = definition.read(given);
      if (value === undefined) reject(name, `must be ${definition.expects ?? 'readable'}`);
      return value ?? definition.default;
    },
  };
}

/** True for loopback addresses. */
export const isLocalAddress = (url: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
