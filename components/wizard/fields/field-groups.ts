import type { Field } from '@/lib/domain/listing/fields/field'

/** The layout of fields: languages side by side, short fields in pairs, counts in a grid, two columns, a tall field beside the others, or one per row. */
type GroupStyle = 'languages' | 'pairs' | 'grid' | 'columns' | 'tallFirst' | 'alone'

export interface FieldGroup {
  /** the name of the group, and the key of its heading under `wizard.groups` */
  id: string
  look: GroupStyle
  hasHeading: boolean
  fields: Field[]
}

interface GroupRow extends Omit<FieldGroup, 'fields'> {
  takes: (field: Field) => boolean
}

const among =
  (...paths: string[]) =>
  ({ path }: Field) =>
    paths.some((one) => isAtOrBelow(one, path))

/** In the order of a step; fields that match no row follow one by one. */
const GROUPS: readonly GroupRow[] = [
  { id: 'words', look: 'languages', hasHeading: false, takes: among('name', 'description') },
  {
    id: 'contact',
    look: 'pairs',
    hasHeading: false,
    takes: among('secondaryPhone', 'areaSqm', 'pitchGrassType'),
  },
  { id: 'licence', look: 'pairs', hasHeading: true, takes: among('licence') },
  { id: 'photos', look: 'alone', hasHeading: false, takes: among('images', 'photoRooms', 'photoCaptions') },
  { id: 'rooms', look: 'alone', hasHeading: false, takes: among('rooms', 'meals') },
  {
    id: 'equipment',
    look: 'columns',
    hasHeading: true,
    takes: among('kitchen', 'outdoors', 'safety'),
  },
  {
    id: 'manners',
    look: 'columns',
    hasHeading: true,
    takes: among('rules', 'additionalRules', 'suitableFor'),
  },
  {
    id: 'choices',
    look: 'alone',
    hasHeading: false,
    takes: ({ fact, kind }) => fact !== null && kind === 'choice',
  },
  { id: 'counts', look: 'grid', hasHeading: false, takes: ({ fact }) => fact !== null },
  {
    id: 'map',
    look: 'alone',
    hasHeading: false,
    takes: among('place.point', 'place.isPointConfirmed', 'place.address'),
  },
  { id: 'address', look: 'pairs', hasHeading: false, takes: among('place') },
  {
    id: 'prices',
    look: 'tallFirst',
    hasHeading: false,
    takes: among('week', 'hour', 'openPeriod', 'check', 'payment'),
  },
  { id: 'calendarTerms', look: 'alone', hasHeading: false, takes: among('calendarTerms') },
  {
    id: 'settings',
    look: 'tallFirst',
    hasHeading: false,
    takes: among('audience', 'bookingType', 'cancellationPolicy', 'deposit', 'lastMinute'),
  },
]

/** The fields of a step in their groups; a field belongs to the first row that matches it. */
export function groupsOf(fields: readonly Field[]): FieldGroup[] {
  const rowOf = (field: Field) => GROUPS.find(({ takes }) => takes(field))
  const grouped = GROUPS.flatMap((row) => {
    const { takes: _takes, ...group } = row
    const own = fields.filter((field) => rowOf(field) === row)
    return own.length > 0 ? [{ ...group, fields: own }] : []
  })
  const others = fields.filter((field) => !rowOf(field))
  return others.length > 0
    ? [...grouped, { id: 'others', look: 'alone', hasHeading: false, fields: others }]
    : grouped
}

/** Whether a path is a field or a part of it: `rooms.0.beds` is below `rooms`. */
export function isAtOrBelow(field: string, path: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}
