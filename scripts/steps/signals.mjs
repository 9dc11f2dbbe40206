import { familyOf } from './footprint.mjs'

/** Sends a signal to a process, which may have ended meanwhile. */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Stops a process and all that it has started where they are; returns what lets them go on. */
export function freezeFamily(root) {
  // The one that starts others first, so that none is started after they are listed.
  signal(root, 'SIGSTOP')
  const pids = familyOf(root)
  for (const pid of pids) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) signal(pid, 'SIGCONT')
  }
}
