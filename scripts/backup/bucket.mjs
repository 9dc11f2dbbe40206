import { pipeline } from 'node:stream/promises'

const PART_BYTES = 64 * 1024 * 1024
const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/**
 * A bucket named as `s3:prefix`, with the settings of the api (`S3_ENDPOINT` and its kin); undefined for a folder.
 * @param {string} place
 * @param {Record<string, string | undefined>} env
 */
export async function bucketOf(place, env = process.env) {
  if (!place.startsWith('s3:')) return undefined
  const missing = NEEDED.filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set for a backup in a bucket.`)
  const prefix = place.slice('s3:'.length).replace(/^\/+|\/+$/g, '') || 'backups'
  return openBucket(prefix, env)
}

async function openBucket(prefix, env) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region: env.S3_REGION || 'us-east-1',
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: 2000, socketTimeout: 60_000 },
    // Not every compatible store knows the newer checksums; what is stored is compressed and has its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key) => ({ Bucket: env.S3_BUCKET, Key: `${prefix}/${key}` })
  const send = (what, command) =>
    client.send(command).catch(({ name, message }) => {
      throw new Error(`The bucket did not ${what}: ${name}: ${message}`)
    })
  return {
    put: (key, Body) => send(`take ${key}`, new s3.PutObjectCommand({ ...at(key), Body })),
    putStream: (key, stream) => putParts({ s3, send, object: at(key), key }, stream),
    list: async (folder) => (await listFiles({ s3, send, ...at(folder) })).map(({ name }) => name),
    listWithTimes: (folder) => listFiles({ s3, send, ...at(folder) }),
    remove: (key) => send(`remove ${key}`, new s3.DeleteObjectCommand(at(key))),
    async fetch(key, ...steps) {
      const { Body } = await send(`give ${key}`, new s3.GetObjectCommand(at(key)))
      await pipeline(Body, ...steps)
    },
  }
}

/** The object exists only when all of its parts have arrived. */
async function putParts({ s3, send, object, key }, stream) {
  const { UploadId } = await send(`take ${key}`, new s3.CreateMultipartUploadCommand(object))
  const upload = { ...object, UploadId }
  try {
    const Parts = []
    for await (const Body of inParts(stream)) {
      const PartNumber = Parts.length + 1
      const part = new s3.UploadPartCommand({ ...upload, PartNumber, Body })
      Parts.push({ PartNumber, ETag: (await send(`take ${key}`, part)).ETag })
    }
    const whole = new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })
    await send(`take ${key}`, whole)
  } catch (error) {
    await send(`forget ${key}`, new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

async function* inParts(stream) {
  let chunks = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(chunks)
}

/** The files in a folder of the bucket, by name. */
async function listFiles({ s3, send, Bucket, Key }) {
  const Prefix = `${Key}/`
  const files = []
  let ContinuationToken
  do {
    const command = new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
    const page = await send(`list ${Prefix}`, command)
    for (const { Key: key, LastModified } of page.Contents ?? [])
      files.push({ name: key.slice(Prefix.length), changedAt: LastModified })
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
  return files
}
