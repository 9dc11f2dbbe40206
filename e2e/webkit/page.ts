import { By, error, type WebDriver, type WebElement } from 'selenium-webdriver'

const PATIENCE_MS = 30_000
/** What WebDriver has no word for: the complaints of a page, gathered from the moment at which it is there. */
const GATHER = `if (!window.complaints) {
  window.complaints = []
  addEventListener('error', ({ message }) => message && complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  console.error = (...said) => complaints.push(said.join(' '))
}`

export type Page = ReturnType<typeof pageOf>

/** What a person does on a page; each waits for what it needs, and fails with its name when that does not come. */
export function pageOf(driver: WebDriver, origin: string) {
  const holds = (what: string, check: () => Promise<boolean>) =>
    driver.wait(async () => check().catch(mayPass), PATIENCE_MS, `Never came: ${what}`)

  async function visible(by: By): Promise<WebElement> {
    let found: WebElement | undefined
    await holds(by.toString(), async () => {
      const all = await driver.findElements(by)
      const shown = await Promise.all(all.map((one) => one.isDisplayed()))
      found = all.filter((_, i) => shown[i]).at(-1)
      return found !== undefined && (await found.isEnabled())
    })
    return found as WebElement
  }

  return {
    driver,
    holds,
    visible,
    async open(path: string) {
      await driver.get(`${origin}${path}`)
      await driver.executeScript(GATHER)
    },
    async press(by: By) {
      const element = await visible(by)
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
      await element.click()
    },
    async write(by: By, text: string) {
      await (await visible(by)).sendKeys(text)
    },
    /** At the keyboard, wherever the focus is: `sendKeys` of an element would move the caret to its end first. */
    type: (text: string) => driver.actions().sendKeys(text).perform(),
    ask: <T>(script: string, ...values: unknown[]) => driver.executeScript<T>(script, ...values),
    reads: (by: By, text: string) =>
      holds(`${by} with ${text}`, async () =>
        (await (await driver.findElement(by)).getText()).includes(text),
      ),
    isAt: (part: string) =>
      holds(`the address ${part}`, async () => (await driver.getCurrentUrl()).includes(part)),
    complaints: () => driver.executeScript<string[]>('return window.complaints ?? []'),
  }
}

/** An element that is replaced while it is looked at is looked for again. */
function mayPass(reason: unknown): boolean {
  if (reason instanceof error.StaleElementReferenceError || reason instanceof error.NoSuchElementError)
    return false
  throw reason
}

/** A control by what it is called, in its text or its label. */
export const named = (tag: string, name: string) =>
  By.xpath(`//${tag}[normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`)

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`)
