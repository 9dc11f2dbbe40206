import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'

/** As narrow as the window of WebKitGTK becomes: its tools take 447 px; every rule for phones holds there. */
const PHONE = { x: 0, y: 0, width: 390, height: 844 }
const BOUND_MS = 30_000

/** A window of its own, without cookies of anybody; Safari on a Mac, WebKitGTK's MiniBrowser elsewhere. */
export async function openBrowser(server: string): Promise<WebDriver> {
  const isMac = process.platform === 'darwin'
  const capabilities = new Capabilities({ browserName: isMac ? 'safari' : 'MiniBrowser' })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  await driver.manage().setTimeouts({ pageLoad: BOUND_MS, script: BOUND_MS })
  await driver.manage().window().setRect(PHONE)
  return driver
}
