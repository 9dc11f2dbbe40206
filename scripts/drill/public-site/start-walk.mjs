import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveUp } from '../../steps/print.mjs'
import { capture, PROGRAMS, run } from '../../steps/run.mjs'

/** Walks docs/public-site.md in an empty Debian; answers the exit code. Its visitors believe an authority made for it. */
export async function walkPublicSite() {
  const authority = mkdtempSync(join(tmpdir(), 'diyar-authority-'))
  const certificate = join(authority, 'ca.pem')
  const { code, output } = await capture('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=Diyar drill'],
    ...['-keyout', join(authority, 'ca.key'), '-out', certificate],
  ])
  if (code !== 0) giveUp(`No authority could be made: ${output}`)
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate, DRILL_AUTHORITY: authority }
  try {
    return await run(process.execPath, [PROGRAMS.tsx, 'scripts/drill/public-site/walk.ts'], { env })
  } finally {
    rmSync(authority, { recursive: true, force: true })
  }
}
