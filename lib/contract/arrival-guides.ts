import { object } from 'yup'
import { arrivalGuideBody } from '@/lib/domain/arrival-guide/arrival-guide'
import { idParam, idText } from './inputs'
import { file, type Routes } from './route'
import { ArrivalGuideWire, BookedGuidesWire } from './schemas/arrival-guide/wire'

const VENDOR = {
  access: 'vendor',
  action: 'editArrivalGuides',
  params: idParam,
  answer: ArrivalGuideWire,
} as const

const texts = { directions: '', entry: '', wifiName: 'Chalet', wifiPassword: 'sand-and-stars' }
const example = {
  ...texts,
  basedOn: 0,
  entryWay: 'keyBox',
  entryCode: '4821',
  entryTime: 'dayBefore',
  phone: '0500000012',
  sections: [],
  photos: [],
}

export const arrivalGuideRoutes = {
  'GET /vendor/services/:id/arrival-guide': VENDOR,
  'PUT /vendor/services/:id/arrival-guide': {
    ...VENDOR,
    body: arrivalGuideBody,
    example: {
      ar: { ...example, directions_ar: 'بعد المسجد يمينًا', entry_ar: 'صندوق المفاتيح بجانب الباب' },
      en: {
        ...example,
        ...{ directions_ar: 'بعد المسجد يمينًا', directions: 'Turn right after the mosque' },
        ...{ entry_ar: 'صندوق المفاتيح بجانب الباب', entry: 'The key box is beside the door' },
      },
    },
    errors: ['invalid', 'changed_meanwhile'],
  },
  'GET /bookings/:id/arrival-guide': { access: 'user', params: idParam, answer: BookedGuidesWire },
  'GET /bookings/:id/arrival-guide/photos/:photoId': {
    access: 'user',
    params: object({ id: idText, photoId: idText }),
    answer: file('image/webp'),
  },
} as const satisfies Routes
