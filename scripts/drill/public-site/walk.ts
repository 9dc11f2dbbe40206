import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isPortFree } from '@/scripts/steps/ports.mjs'
import { giveUp, print, timed } from '@/scripts/steps/print.mjs'
import { capture } from '@/scripts/steps/run.mjs'
import { makeDebian, missingPrograms } from './debian.mjs'
import { bookAndPay, firstAdmin, firstListing } from './first-booking'
import { startServices } from './outside-services'
import { until, Visitor } from './visitor'

const PAGE = 'docs/public-site.md'
const ADMIN_PHONE = '550000009'
const PORTS = [80, 443, 3000, 4000, 5432]
/** Room for the files of the site, so that a full disk is that of the drill alone. */
const DATA_MIB = 256
const FILES = 'var/lib/diyar/files'

/** The blocks of the page that are typed as they stand, by their headings; those of `console` are not. */
function blocksOf(page: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>()
  for (const section of page.split(/^## /m).slice(1)) {
    const title = section.slice(0, section.indexOf('\n'))
    blocks.set(
      title,
      [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text = '']) => text),
    )
  }
  return blocks
}

async function main(): Promise<void> {
  if (process.getuid?.() !== 0) giveUp('An empty Debian can be made by root only.')
  const missing = await missingPrograms()
  if (missing.length > 0)
    giveUp(`This needs programs that are not here: apt-get install -y ${missing.join(' ')}`)
  for (const port of PORTS) if (!(await isPortFree(port))) giveUp(`Port ${port} is in use.`)

  const folder = mkdtempSync(join(tmpdir(), 'diyar-public-site-'))
  // Its accounts have to pass through it.
  chmodSync(folder, 0o755)
  const services = await startServices()
  const debian = await timed('An empty Debian', () => makeDebian(folder))
  const values = { ...services.values, DOMAIN: 'localhost', REPOSITORY: 'file:///source', ADMIN_PHONE }
  const setting = Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')
  const blocks = blocksOf(readFileSync(PAGE, 'utf8'))
  const type = async (title: string, from = 0, to?: number) => {
    const found = blocks.get(title)?.slice(from, to) ?? []
    if (found.length === 0) throw new Error(`${PAGE} has no block under ${title}`)
    await timed(title, async () => {
      for (const block of found) await debian.run(`${setting}\n${block}`)
    })
  }
  const leave = async () => {
    await debian.run('systemctl stop nginx diyar-changes diyar-web diyar-api postgresql').catch(print)
    await services.stop()
    await debian.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void leave().then(() => process.exit(130)))
  try {
    await debian.run('mkdir -p /var/lib/diyar/files')
    const mount = ['-t', 'tmpfs', '-o', `size=${DATA_MIB}m`, 'tmpfs', debian.path(FILES)]
    if ((await capture('mount', mount)).code !== 0)
      throw new Error('The disk of the files could not be mounted.')
    await capture('git', ['clone', '--quiet', '--no-hardlinks', '.', debian.path('source')])
    await type('Packages')
    await type('Accounts and folders')
    await debian.run('chown -R diyar:diyar /source /var/lib/diyar')
    await type('The database')
    await type('Settings')
    appendFileSync(debian.path('etc/diyar/diyar.env'), services.addresses)
    await type('The first release')
    await type('Services')
    await certify(debian.path('etc/letsencrypt/live/localhost'))
    await type('TLS')
    await until(async () => expectStatus(await new Visitor().send('GET', '/'), 200), 60)
    await type('The first admin')

    const admin = await firstAdmin(ADMIN_PHONE, services)
    const listing = await firstListing(admin, services)
    const first = await bookAndPay(listing, '552000001', services, 10)
    print(`  ${first.code} is booked and paid; ${services.charges()} charge, ${services.mails.length} mails.`)
    await until(() => {
      if (services.mails.length === 0) throw new Error('no mail has gone')
    })

    await type('Backups')
    const watch = startWatch()
    await type('An upgrade')
    await until(async () => expectReplaced(debian.path('var/log')), 120)
    await pause(3000)
    report('the upgrade', await watch.stop(), 0)
    const second = await bookAndPay(listing, '552000002', services, 20)

    await type('A restore')
    await expectInCopy(debian, [first.code, second.code])

    const rotation = startWatch()
    await type('Other keys')
    await until(async () => expectStatus(await new Visitor().send('GET', '/api/v1/services/cities'), 200), 60)
    report('the rotation', await rotation.stop(), Number.POSITIVE_INFINITY)
    expectStatus(await second.guest.send('GET', `/api/v1/bookings/${second.id}`), 200)
    expectStatus(await admin.send('GET', '/api/v1/admin/services'), 200)
    print('  Nobody was signed out.')

    await fillDisk(debian.path(FILES), second.guest, listing)
    print('\nThe page holds.')
  } catch (error) {
    await printLogs(debian)
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.exitCode = 1
  } finally {
    await leave()
  }
}

/** A certificate of our own authority, which this process was told to believe (NODE_EXTRA_CA_CERTS). */
async function certify(folder: string): Promise<void> {
  const authority = process.env['DRILL_AUTHORITY'] ?? ''
  await capture('mkdir', ['-p', folder])
  const must = async (...args: string[]) => {
    const { code, output } = await capture('openssl', args)
    if (code !== 0) throw new Error(output)
  }
  const request = join(authority, 'site.csr')
  await must(
    ...`req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout ${folder}/privkey.pem -out ${request}`.split(
      ' ',
    ),
  )
  writeFileSync(join(authority, 'names'), 'subjectAltName=DNS:localhost')
  await must(
    ...`x509 -req -in ${request} -CA ${authority}/ca.pem -CAkey ${authority}/ca.key -CAcreateserial -days 2 -extfile ${authority}/names -out ${folder}/fullchain.pem`.split(
      ' ',
    ),
  )
}

/** Asks for a page and a call ten times a second. */
function startWatch() {
  const visitor = new Visitor()
  const failures: string[] = []
  let asked = 0
  let isStopping = false
  const watching = (async () => {
    while (!isStopping) {
      for (const path of ['/en/about', '/api/v1/services/cities']) {
        asked += 1
        const status = await visitor.send('GET', path).then((answer) => answer.status, String)
        if (status !== 200) failures.push(`${path} ${status}`)
      }
      await pause(100)
    }
  })()
  return {
    async stop() {
      isStopping = true
      await watching
      return { asked, failures }
    },
  }
}

function report(
  what: string,
  { asked, failures }: { asked: number; failures: string[] },
  most: number,
): void {
  print(
    `  During ${what} ${failures.length} of ${asked} requests failed. ${[...new Set(failures)].join(', ')}`,
  )
  if (failures.length > most) throw new Error(`${what} was seen by visitors`)
}

function expectStatus({ status, body }: { status: number; body: unknown }, wanted: number): void {
  if (status !== wanted)
    throw new Error(`${status} instead of ${wanted}: ${JSON.stringify(body).slice(0, 400)}`)
}

function expectReplaced(logs: string): void {
  for (const name of ['diyar-api', 'diyar-web'])
    if (!readFileSync(join(logs, `${name}.log`), 'utf8').includes('are replaced'))
      throw new Error(`${name} goes on`)
}

async function expectInCopy(debian: Awaited<ReturnType<typeof makeDebian>>, codes: string[]): Promise<void> {
  const programs = '/usr/lib/postgresql/15/bin'
  const copy = '/var/lib/diyar-restored'
  const as = (text: string) => `runuser -u postgres -- ${text}`
  await debian.run(
    `chown -R postgres: ${copy}; ${as(`${programs}/pg_ctl -w -D ${copy} -o "-p 5433 -k /tmp" -l ${copy}/log start`)}`,
  )
  const found = await debian.run(as('psql -h /tmp -p 5433 -d diyar -Atc "SELECT code FROM bookings"'))
  await debian.run(as(`${programs}/pg_ctl -w -D ${copy} -m fast stop`))
  for (const code of codes) if (!found.includes(code)) throw new Error(`${code} is not in the restored copy`)
  print('  Both bookings are in the restored copy.')
}

/** Fills the disk of the files: a picture is refused with a sentence, the rest goes on, and comes back with room. */
async function fillDisk(folder: string, guest: Visitor, listing: string): Promise<void> {
  const { bavail, bsize } = statfsSync(folder)
  const ballast = join(folder, 'ballast')
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - 4096))
  const form = () => {
    const data = new FormData()
    data.set('image', new Blob([readFileSync('public/icon-512.png')], { type: 'image/png' }), 'photo.png')
    return data
  }
  const refused = await guest.send('POST', '/api/v1/user/upload', form())
  if (refused.status !== 507 && refused.status !== 503)
    throw new Error(`a picture on a full disk: ${refused.status} ${JSON.stringify(refused.body)}`)
  expectStatus(await guest.send('GET', `/en/chalets/${listing}`), 200)
  expectStatus(await guest.send('GET', '/api/v1/bookings'), 200)
  rmSync(ballast)
  expectStatus(await guest.send('POST', '/api/v1/user/upload', form()), 200)
  print(`  Full disk: a picture was refused with "${refused.body.message}", then taken.`)
}

async function printLogs(debian: Awaited<ReturnType<typeof makeDebian>>): Promise<void> {
  print(
    await debian
      .run('tail -n 15 /var/log/diyar-*.log /var/log/nginx/error.log 2>/dev/null || true')
      .catch(String),
  )
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.exit(1)
  },
)
