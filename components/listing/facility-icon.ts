import type { IconName } from '@/components/ui/icon/icon-paths'

/** The icons of common groups, found in their English name; a new group of an admin gets a check mark. */
const ICONS: readonly [RegExp, IconName][] = [
  [/pool|water/i, 'pool'],
  [/kitchen|dining/i, 'kitchen'],
  [/majlis|seating/i, 'sofa'],
  [/bedroom/i, 'bed'],
  [/bath/i, 'bath'],
  [/outdoor|garden|animal/i, 'tree'],
  [/child|family|access/i, 'users'],
  [/sport|game|pitch/i, 'ball'],
  [/entertain|technology/i, 'tv'],
  [/climate|power/i, 'snow'],
  [/arrival|parking/i, 'car'],
  [/safety/i, 'shield'],
  [/privacy|prayer/i, 'moon'],
  [/service/i, 'bell'],
  [/camp/i, 'tent'],
  [/event/i, 'spark'],
]

export function facilityIcon(group: string): IconName {
  return ICONS.find(([pattern]) => pattern.test(group))?.[1] ?? 'check'
}
