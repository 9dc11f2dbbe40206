import { anUpload } from './pictures'
import type { TestApp } from './test-app'
import type { TestUser } from './users'

/** A national ID that passes its check digit; nobody's. */
export const AN_ID = '1000000008'

/** The application of a host, with its uploads. */
export async function hostDetails(test: TestApp, person: TestUser, purpose = 'document') {
  return {
    firstName: 'Huda',
    lastName: 'Alzahrani',
    phone: '0555000123',
    address: 'Jeddah, Alrawdah',
    nationality: 'SA',
    email: 'huda@example.sa',
    idNumber: AN_ID,
    file: await anUpload(test, person, 200),
    idPhoto: await anUpload(test, person, 210, purpose),
  }
}

export async function companyDetails(test: TestApp, person: TestUser) {
  const commercialIdPhoto = await anUpload(test, person, 220, 'document')
  return {
    ...(await hostDetails(test, person)),
    companyName: 'Tuwaiq Stays Co. 2',
    commId: '4030123456',
    commercialIdPhoto,
  }
}
