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

/** Arguments of node that serve one bucket of a folder at a port, in a process of its own. */
export const s3ServerArgs = ({ folder, port, bucket }) => [
  ...['node_modules/s3rver/bin/s3rver.js', '--silent', '--directory', folder],
  ...['--address', '127.0.0.1', '--port', String(port), '--configure-bucket', bucket],
]
