import { join } from 'node:path'
import { S3_KEYS, s3ServerArgs } from '../steps/services/s3.mjs'
import { readSettings } from '../steps/settings.mjs'
import { databaseUrls } from './databases.mjs'
import { at } from './layout.mjs'

const API = ['--enable-source-maps', 'dist/server/main.mjs']
const WEB = ['--enable-source-maps', 'dist/gateway/main.mjs']
const BUCKET = 'diyar'

/** The store of pictures and documents: the server of the tests stands for the bucket of a cloud. */
export const storePart = ({ folder, ports }) => ({
  name: 'store',
  command: process.execPath,
  args: s3ServerArgs({ folder: join(folder, 'bucket'), port: ports.store, bucket: BUCKET }),
  ready: `http://${at(ports.store)}/${BUCKET}/`,
  isOurs: true,
})

/** What every api and every web shares. */
export function sharedEnv({ folder, ports, secrets }) {
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${ports.front}`
  const urls = databaseUrls({ ports, secrets })
  return {
    ...readSettings({ ...process.env, PORT: String(ports.front) }).childEnv,
    DATA_DIR: join(folder, 'shared'),
    DATABASE_URL: urls.primary,
    DATABASE_READ_URL: urls.nodes.join(','),
    S3_ENDPOINT: `http://${at(ports.store)}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    REDIS_URL: `redis://${at(ports.redis)}`,
    API_ORIGIN: `http://${at(ports.apis)}`,
    PUBLIC_ORIGIN: origin,
    REALTIME_ORIGIN: origin,
    SESSION_SECRET: secrets.session,
    ADMIN_TOTP_KEY: secrets.totp,
    METRICS_TOKEN: secrets.metrics,
    TRUSTED_PROXIES: 'loopback',
  }
}

export const apiParts = (cluster) =>
  ['api1', 'api2'].map((name) => ({
    name,
    command: process.execPath,
    args: API,
    env: { ...sharedEnv(cluster), API_PORT: String(cluster.ports[name]) },
    ready: `http://${at(cluster.ports[name])}/readyz`,
    isOurs: true,
  }))

export const webParts = (cluster) =>
  ['web1', 'web2'].map((name) => ({
    name,
    command: process.execPath,
    args: WEB,
    env: { ...sharedEnv(cluster), NODE_ENV: 'production', PORT: String(cluster.ports[name]) },
    ready: `http://${at(cluster.ports[name])}/`,
    isOurs: true,
  }))
