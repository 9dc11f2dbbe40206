import type { Readable } from 'node:stream'
import { assertFileKey, type FilesPort, StorageFailure } from './files'

export interface S3Settings {
  /** of a store that is not Amazon's; buckets are a part of its paths */
  endpoint?: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const MAX_TRIES = 3
const CONNECT_MS = 2000
/** Without a byte for so long a transfer has failed. */
const SILENCE_MS = 10_000
/** Of the answers to a missing key: GET names it, HEAD has no body to name it in. */
const MISSING = ['NoSuchKey', 'NotFound']

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }
const typeOf = (key: string) => TYPES[key.slice(key.lastIndexOf('.') + 1)]

/** Files in a bucket of any S3-compatible store. Nothing in it is public: every answer goes through the api. */
export async function s3Files({ bucket, endpoint, region, ...credentials }: S3Settings): Promise<FilesPort> {
  // Loaded here, because it takes 20 MB and a third of a second that a folder does not need.
  const { S3Client, ...s3 } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: MAX_TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Not every compatible store knows the newer checksums; TLS and the length protect the transfer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => {
    assertFileKey(key)
    return { Bucket: bucket, Key: key }
  }
  const read = (key: string) => client.send(new s3.GetObjectCommand(at(key)))
  return {
    put: async (key, bytes) => {
      const object = { ...at(key), Body: bytes, ContentLength: bytes.length, ContentType: typeOf(key) }
      await client.send(new s3.PutObjectCommand(object)).catch(fail)
    },
    get: async (key) =>
      read(key)
        .then(({ Body }) => Body?.transformToByteArray() ?? null)
        .catch(nullWhenMissing),
    open: async (key) => {
      const object = await read(key).catch(nullWhenMissing)
      return object && { size: object.ContentLength ?? 0, content: object.Body as Readable }
    },
    sizeOf: async (key) =>
      client
        .send(new s3.HeadObjectCommand(at(key)))
        .then(({ ContentLength }) => ContentLength ?? 0)
        .catch(nullWhenMissing),
    remove: async (key) => {
      await client.send(new s3.DeleteObjectCommand(at(key))).catch(fail)
    },
  }
}

function nullWhenMissing(error: Error): null {
  if (MISSING.includes(error.name)) return null
  return fail(error)
}

function fail({ name, message }: Error): never {
  throw new StorageFailure(`${name}: ${message}`)
}
