import { By, Key } from 'selenium-webdriver'
import { named } from './page'
import { newPhone, registerGuest } from './people'
import type { Journeys, Visit } from './visit'

/** From the open dialog to the code that was sent to a number, written under the boxes. */
async function requestCode(
  { press, type, visible, t, holds, ask: request }: Visit,
  phone: string,
): Promise<string> {
  await holds('the focus in the number', () => request('return document.activeElement.name === "phone"'))
  await type(phone)
  await press(named('button', t('account.continue')))
  const code = await visible(By.css('[data-demo-code]'))
  await holds('the focus in the code', () => request('return document.activeElement.name === "otp"'))
  return code.getText()
}

const isClosed = ({ holds, ask: request }: Visit) =>
  holds('no dialog', () => request('return !document.querySelector("[role=dialog]")'))

/** Signs up a new user through the dialogs. */
export async function signUpInDialog(visit: Visit) {
  const { press, write, type, visible, t, locale } = visit
  await press(named('button', t('account.signUp')))
  await visible(By.xpath(`//*[@role='dialog']//h2[.='${t('account.signUpTitle')}']`))
  await type(await requestCode(visit, newPhone()))
  await press(named('button', t('account.verify')))
  await write(By.css('input[name=firstName]'), locale === 'ar' ? 'نورة' : 'Noura')
  await press(named('button', t('account.save')))
  await isClosed(visit)
}

const openMenu = async ({ width, press, t }: Visit) => {
  if (width === 'phone') await press(named('button', t('layout.openMenu')))
}

/** A wrong code shows an error, the right one signs in, and the page stays the same. */
async function login(visit: Visit) {
  const { origin, open, press, type, visible, reads, isAt, t, width } = visit
  const phone = await registerGuest(origin)
  await open('/faqs')
  await openMenu(visit)
  await press(named('button', t('layout.logIn')))
  const right = await requestCode(visit, phone)
  await type(right === '9999' ? '8888' : '9999')
  await press(named('button', t('account.verify')))
  await reads(By.css('[role=dialog] form'), t('account.invalidCode'))
  await reads(By.css('[data-toast=error]'), t('errors.wrong_otp'))
  await type(Key.BACK_SPACE.repeat(4) + right)
  await press(named('button', t('account.verify')))
  await isClosed(visit)
  await isAt('/faqs')
  await openMenu(visit)
  const isIn = width === 'phone' ? 'layout.account.logOut' : 'layout.account.menuOf'
  await visible(named('button', t(isIn, { name: 'Noura' })))
}

export const LOGIN_JOURNEYS: Journeys = {
  'login: a wrong code is said, the right one leads back to the page': login,
}
