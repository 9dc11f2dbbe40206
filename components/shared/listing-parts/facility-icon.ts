import type { IconName } from '@/components/ui/icon/icon-paths'
import { type FacilityIcon, facilityImage } from '@/lib/domain/catalogue'

/** The line icon for each drawing of a group. */
const LINE_ICONS: Record<FacilityIcon, IconName> = {
  access: 'users',
  ball: 'ball',
  bath: 'bath',
  bed: 'bed',
  bell: 'bell',
  car: 'car',
  child: 'users',
  hall: 'spark',
  kitchen: 'kitchen',
  moon: 'moon',
  paw: 'tree',
  pitch: 'ball',
  pool: 'pool',
  shield: 'shield',
  snow: 'snow',
  sofa: 'sofa',
  tent: 'tent',
  tree: 'tree',
  tv: 'tv',
}

const BY_IMAGE = new Map(
  Object.entries(LINE_ICONS).map(([icon, line]) => [facilityImage(icon as FacilityIcon), line]),
)

/** The line icon of a group of facilities, known by its drawing. */
export const facilityIcon = (groupImage: string | null): IconName => BY_IMAGE.get(groupImage ?? '') ?? 'check'
