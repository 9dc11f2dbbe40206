/** The first settings of a market. */
export const SETTINGS = {
  ...{ address: 'Jeddah', address_ar: 'جدة', phoneNo: ['+966500000100'], email: 'hello@example.sa' },
  ...{ latitude: 21.6, longitude: 39.1, facebookLink: 'https://facebook.com/diyar.example' },
  ...{ instagramLink: '', twitterLink: '', youTubeLink: '', vatNumber: '300000000100003' },
  ...{ commercialNumber: '4030000001' },
  ...{ minPayout: 250, adjustmentLimit: 100, requiresLicence: true, version: 0 },
  ...{ refundLimitOwner: 5000, refundLimitFinance: 2000, refundLimitCustom: 200 },
}
