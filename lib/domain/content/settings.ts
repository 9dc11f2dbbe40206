import { array, boolean, type InferType, number, object, string } from 'yup'
import { isInSaudiArabia } from '@/lib/domain/geo/saudi-arabia'
import { expectedVersion, picture, shownName } from './fields'

const MAX_ADDRESS = 200
const MAX_LINK = 200
const MAX_PHONES = 4
/** Of an office: mobile, landline or 9200 numbers. */
const PHONE = /^\+966\d{8,9}$/

const link = () =>
  string()
    .required()
    .max(MAX_LINK)
    .test('url', (value) => !value || (value.startsWith('https://') && URL.canParse(value)))

/** PUT admin/settings. Commission, VAT and the limits of money are not here. */
export const settingsBody = object({
  logo: picture(),
  address: shownName(MAX_ADDRESS),
  address_ar: shownName(MAX_ADDRESS),
  phones: array(
    string()
      .required()
      .test('not_a_phone', (value) => !value || PHONE.test(value)),
  )
    .required()
    .min(1)
    .max(MAX_PHONES),
  email: string().required().email(),
  latitude: number().required(),
  longitude: number()
    .required()
    .test(
      'outside_country',
      (longitude, { parent: { latitude } }) =>
        longitude === undefined || latitude === undefined || isInSaudiArabia({ latitude, longitude }),
    ),
  facebookLink: link(),
  instagramLink: link(),
  twitterLink: link(),
  youTubeLink: link(),
  requireTourismLicence: boolean().required(),
  version: expectedVersion(),
})
  .noUnknown()
  .exact()
export type SettingsBody = InferType<typeof settingsBody>
