import type { SiteSettings } from '@/lib/contract/schemas/catalogue'

export const SETTINGS: SiteSettings = {
  websiteLogo: '/logo.svg',
  address: 'Prince Sultan Road, Jeddah',
  address_ar: 'طريق الأمير سلطان، جدة',
  phoneNo: ['+966500000100', '+966500000101'],
  email: 'hello@diyar.example',
  facebookLink: 'https://facebook.com/diyar.example',
  instagramLink: 'https://instagram.com/diyar.example',
  twitterLink: 'https://x.com/diyar.example',
  youTubeLink: 'https://youtube.com/@diyar.example',
}
