import * as z from 'zod';

/** An S3-compatible store; object URLs are `{endpoint}/{bucket}/{key}`. */
export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface MediaConfig {
  /** Max bytes and pixels of an image; max bytes of other files. */
  imageBytes: number;
  imagePixels: number;
  fileBytes: number;
  /** Max bytes of image variants cached on this machine. */
  cacheBytes: number;
  /** Max variants that wait for an encoder; further requests get 503 with `Retry-After`. */
  maxWaiting: number;
  /** Object store of the files; undefined: a folder in `dataDir`. */
  s3: S3Config | undefined;
}

const mb = 1024 * 1024;
const megabytes = (defaultValue: number) =>
  z.coerce.number().min(0.01).max(100_000).default(defaultValue);

export const mediaVariables = {
  IMAGE_MB: megabytes(30),
  FILE_MB: megabytes(300),
  IMAGE_MEGAPIXELS: z.coerce.number().min(0.1).max(250).default(50),
  MEDIA_CACHE_MB: megabytes(2048),
  MEDIA_QUEUE: z.coerce.number().int().min(1).max(10_000).default(100),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Variables = z.output<z.ZodObject<typeof mediaVariables>>;

export const toMediaConfig = (read: Variables): MediaConfig => ({
  imageBytes: Math.round(read.IMAGE_MB * mb),
  imagePixels: Math.round(read.IMAGE_MEGAPIXELS * 1e6),
  fileBytes: Math.round(read.FILE_MB * mb),
  cacheBytes: Math.round(read.MEDIA_CACHE_MB * mb),
  maxWaiting: read.MEDIA_QUEUE,
  s3: toS3Config(read),
});

function toS3Config(read: Variables): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: read.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Problems of an incomplete S3 configuration: lists the missing variables. */
export function mediaProblems(read: Variables): string[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => !read[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) => `${name}: is needed with the other variables of S3`);
}
