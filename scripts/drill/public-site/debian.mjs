import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { capture } from '../../steps/run.mjs'

const MIRROR = 'http://deb.debian.org/debian'
/** What a command in the folder may know of this machine: how packages are fetched. */
const PASSED_ON = /^(https?_proxy|no_proxy|npm_config_registry)$/i

/** The programs that are missing for an empty Debian; it also takes root. */
export async function missingPrograms() {
  const found = await Promise.all(['debootstrap', 'chroot', 'openssl'].map((one) => capture('which', [one])))
  return ['debootstrap', 'coreutils', 'openssl'].filter((_, i) => found[i].code !== 0)
}

/** Makes an empty Debian 12 in a folder: `{ run, path, remove }`. `run` takes the text of a shell. */
export async function makeDebian(folder) {
  const inside = (path) => join(folder, path)
  await must('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates,adduser',
    'bookworm',
    folder,
    MIRROR,
  ])
  for (const file of ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt'])
    if (existsSync(file)) cpSync(file, inside(file), { dereference: true })
  // Packages must start nothing: there is no systemd, and the page says what starts when.
  writeExecutable(inside('usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n')
  for (const name of ['systemctl', 'journalctl'])
    writeExecutable(
      inside(`usr/local/bin/${name}`),
      readFileSync(join(import.meta.dirname, `${name}.sh`), 'utf8'),
    )
  copyNode(inside('usr/local'))
  copyNpmSettings(inside('etc/npmrc'))
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LANG: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
    NPM_CONFIG_GLOBALCONFIG: '/etc/npmrc',
  }
  const remove = async () => {
    for (const mount of ['proc', 'dev/shm', 'dev', 'var/lib/diyar/files'])
      await capture('umount', ['-l', inside(mount)])
    // Never into a folder that is still mounted.
    const { output } = await capture('cat', ['/proc/mounts'])
    if (!output.includes(`${folder}/`)) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await must('mount', ['-t', 'proc', 'proc', inside('proc')])
    await must('mount', ['--bind', '/dev', inside('dev')])
    await must('mount', ['-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', inside('dev/shm')])
  } catch (error) {
    await remove()
    throw error
  }
  return {
    path: inside,
    run: (text) => must('chroot', [folder, '/bin/bash', '-euo', 'pipefail', '-c', text], { env, cwd: '/' }),
    remove,
  }
}

async function must(program, args, options) {
  const { code, output } = await capture(program, args, options)
  if (code !== 0)
    throw new Error(`${program} ${args.at(-1)}\nended with code ${code}:\n${output.slice(-4000)}`)
  return output
}

function writeExecutable(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  chmodSync(file, 0o755)
}

/** The Node of this machine with its npm, in the place of the download that the page names. */
function copyNode(prefix) {
  const home = resolve(dirname(process.execPath), '..')
  for (const part of ['bin/node', 'bin/npm', 'bin/npx', 'lib/node_modules/npm']) {
    mkdirSync(dirname(join(prefix, part)), { recursive: true })
    cpSync(join(home, part), join(prefix, part), { recursive: true, verbatimSymlinks: true })
  }
}

/** Where npm fetches packages on this machine. */
function copyNpmSettings(file) {
  const texts = [join(process.env.HOME ?? '/root', '.npmrc'), '/usr/etc/npmrc', '/etc/npmrc']
    .filter((one) => existsSync(one))
    .map((one) => readFileSync(one, 'utf8'))
  writeFileSync(file, texts.join('\n'))
}
