import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../steps/run.mjs'

const MIGRATIONS = 'server/db/migrations'

/**
 * Builds the last commit that wrote migrations before the newest one of this folder, or the commit `named`, in `folder`. What
 * removes it again is added to `leaving` before the build; throws where the history is not here, as in an archive or a shallow clone.
 */
export async function buildOlderRelease({ folder, named, leaving }) {
  const commit = named ?? (await commitBeforeNewestMigration())
  await git(['worktree', 'add', '--quiet', '--detach', folder, commit])
  leaving.push(() => git(['worktree', 'remove', '--force', folder]))
  // The build installs what differs, and writes its stamp in place: links would change those of this folder.
  await capture('cp', ['-a', '--reflink=auto', 'node_modules', join(folder, 'node_modules')])
  const { code, output } = await capture(process.execPath, ['scripts/build.mjs'], { cwd: folder })
  if (code !== 0) throw new Error(`The release ${commit} could not be built:\n${output}`)
}

async function commitBeforeNewestMigration() {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  const file = `${MIGRATIONS}/${entries.at(-1).tag}.sql`
  const added = await git(['log', '--diff-filter=A', '--format=%H', '-1', '--', file])
  // One that is not committed yet is missing in the last commit. Code and tables agree where migrations were last written.
  return git(['log', '--format=%H', '-1', added ? `${added}^` : 'HEAD', '--', MIGRATIONS])
}

async function git(args) {
  const { code, output } = await capture('git', args)
  if (code !== 0)
    throw new Error(
      `An upgrade needs a release before this one, and the history is not here (git ${args[0]}): ${output.trim()}`,
    )
  return output.trim()
}
