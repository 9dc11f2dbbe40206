import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** next/jest ignores every package; these are published as ES modules only. */
const ES_MODULES = [
  'next-intl',
  'use-intl',
  'icu-minify',
  'intl-messageformat',
  '@formatjs',
  'ky',
  'light-my-request',
  'cookie',
  'p-limit',
  'yocto-queue',
  // Imports the client of http when it sends.
  '@opentelemetry/otlp-exporter-base',
  '@adobe/structured-data-validator',
  '@marbec/web-auto-extractor',
  // Read by protomaps-leaflet, with copies of its own.
  'protomaps-leaflet',
  '@mapbox',
  'pbf',
]

/** Loaded once a worker by `environment/worker-module.cjs`, and not anew for each test file of the api. */
const WORKER_PACKAGES = [
  '@electric-sql',
  'drizzle-orm',
  'fastify',
  '@fastify',
  'yup',
  'sharp',
  'pg',
  'socket.io',
  'socket.io-client',
  '@socket.io',
  'web-push',
  'nodemailer',
  'qrcode',
  'pdfkit',
  'unpdf',
  'intl-messageformat',
  'fast-check',
  'ajv',
  'ajv-formats',
]

const WORKER_MODULE = '<rootDir>/__tests__/environment/worker-module.cjs'

/** The files of these packages. */
const inPackages = (names) => `/node_modules/(${names.join('|')})/.+\\.[cm]?js$`

/** The product's files that run on the server, and the schemas of its answers, loaded once a worker too. */
const PRODUCT = `^${import.meta.dirname.replace(/[^\w/]/g, '\\$&')}/((server|lib|gateway)/.+|__tests__/server/support/harness/described-answers)\\.ts$`
/** Tests that put another module in the place of one of ours, or need one as it is at start. */
const WITH_FRESH_MODULES = '**/__tests__/server/fresh-modules/**'

/** Nothing here sleeps; two busy cores may still need a while for a first import. */
const BUSY_MACHINE_MS = 30_000

async function project({ workerPackages = [], sharesProduct = false, ...config }) {
  const resolved = await withNext({
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...config,
  })()
  return {
    ...resolved,
    transform: {
      ...(workerPackages.length > 0 && {
        [inPackages(workerPackages)]: WORKER_MODULE,
      }),
      ...(sharesProduct && { [PRODUCT]: WORKER_MODULE }),
      ...resolved.transform,
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(${[...ES_MODULES, ...workerPackages].join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  }
}

export default async function config() {
  return {
    testTimeout: BUSY_MACHINE_MS,
    // A worker of the api takes half a second to give its memory back, which is all that jest waits by itself.
    workerGracefulExitTimeout: BUSY_MACHINE_MS,
    projects: [
      await project({
        displayName: 'unit',
        testEnvironment: 'node',
        // Whatever the two others leave, so that no folder of tests is forgotten here.
        testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
        testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/server/'],
      }),
      await project({
        displayName: 'components',
        testEnvironment: '<rootDir>/__tests__/environment/browser.ts',
        setupFilesAfterEnv: ['<rootDir>/__tests__/environment/matchers.ts'],
        testMatch: ['<rootDir>/__tests__/components/**/*.test.tsx'],
      }),
      await project({
        displayName: 'api',
        workerPackages: WORKER_PACKAGES,
        sharesProduct: true,
        testEnvironment: '<rootDir>/__tests__/environment/server.ts',
        testMatch: ['<rootDir>/__tests__/server/**/*.test.ts', `!${WITH_FRESH_MODULES}`],
      }),
      await project({
        displayName: 'api-fresh-modules',
        workerPackages: WORKER_PACKAGES,
        testEnvironment: '<rootDir>/__tests__/environment/server.ts',
        testMatch: [WITH_FRESH_MODULES],
      }),
    ],
  }
}
