import { By, error, type WebDriver, type WebElement } from 'selenium-webdriver'

const PATIENCE_MS = 30_000
/** As long as a thumb needs: a new page scrolls to its top 100 ms after it came (lib/i18n/page-scroll.ts). */
const STILL_MS = 250
/** Into view, and again where the page's own scroll carried it off, until it has kept its place. */
const BRING_INTO_VIEW = `const [control, stillMs, done] = arguments
  const bring = () => control.scrollIntoView({ block: 'center', behavior: 'instant' })
  let place, since
  const look = () => {
    const { x, y, bottom } = control.getBoundingClientRect()
    const now = performance.now()
    if (place !== x + ' ' + y) [place, since] = [x + ' ' + y, now]
    else if (now - since > stillMs) {
      if (!control.isConnected || (bottom > 0 && y < innerHeight)) return done()
      bring()
    }
    requestAnimationFrame(look)
  }
  bring()
  look()`

export type Page = ReturnType<typeof pageOf>

/** What a user does on a page; each waits for what it needs, and fails with its name when that does not come. */
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
    open: (path: string) => driver.get(`${origin}${path}`),
    async press(by: By) {
      const element = await visible(by)
      await driver.executeAsyncScript(BRING_INTO_VIEW, element, STILL_MS)
      await element.click()
    },
    /** With the mouse from one to another, both in sight. */
    async drag(from: By, to: By) {
      const [start, end] = [await visible(from), await visible(to)]
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        start,
      )
      const hand = driver.actions().move({ origin: start }).press().move({ origin: end })
      await hand.release().perform()
    },
    async write(by: By, text: string) {
      await (await visible(by)).sendKeys(text)
    },
    /** At the keyboard, wherever the focus is: `sendKeys` of an element would move the caret to its end first. */
    type: (text: string) => driver.actions().sendKeys(text).perform(),
    /** Through the browser's chooser; the input itself is not drawn. */
    async chooseFiles(by: By, paths: readonly string[]) {
      await (await driver.findElement(by)).sendKeys(paths.join('\n'))
    },
    ask: <T>(script: string, ...values: unknown[]) => driver.executeScript<T>(script, ...values),
    reads: (by: By, text: string) =>
      holds(`${by} with ${text}`, async () =>
        (await (await driver.findElement(by)).getText()).includes(text),
      ),
    isAt: (part: string) =>
      holds(`the address ${part}`, async () => (await driver.getCurrentUrl()).includes(part)),
  }
}

/** Searches again for an element that was replaced meanwhile. */
function mayPass(reason: unknown): boolean {
  if (reason instanceof error.StaleElementReferenceError || reason instanceof error.NoSuchElementError)
    return false
  throw reason
}

/** A control by what it is called, in its text or its label. */
export const named = (tag: string, name: string) =>
  By.xpath(`//${tag}[normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`)

/** A tab by its name, beside which it may say more. */
export const tab = (name: string) => By.xpath(`//*[@role='tab'][contains(., ${quoted(name)})]`)

/** The label of a choice, which is its touch target. */
export const labelled = (selector: string) => By.css(`label:has(${selector})`)

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`)
