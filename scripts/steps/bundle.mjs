import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** The api and the seed as one file each, with what they read at run time beside them. */
export async function bundleApi(folder) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: { main: 'server/main.ts', seed: 'server/db/seed/main.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  })
  cpSync('server/db/migrations', join(folder, 'migrations'), { recursive: true })
  cpSync('server/modules/og/assets', join(folder, 'og'), { recursive: true })
  cpSync('server/modules/pages/texts', join(folder, 'pages'), { recursive: true })
  cpSync('server/db/seed/content/photos', join(folder, 'content/photos'), { recursive: true })
}
