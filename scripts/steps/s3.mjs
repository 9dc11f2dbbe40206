import S3rver from 's3rver'

/** What s3rver knows everybody by. */
export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Starts an S3-compatible store with one bucket in a folder: `{ endpoint, bucket, stop }`. For tests only. */
export async function startTemporaryS3(directory, bucket = 'diyar') {
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await store.run()
  return { endpoint: `http://127.0.0.1:${port}`, bucket, stop: () => store.close() }
}
