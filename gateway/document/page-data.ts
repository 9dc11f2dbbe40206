/** Next writes page data as many consecutive scripts. */
const SEAM = /\]\);?<\/script><script>(?=self\.__next_f\.push\()/g

/** Next's own 404 text as the value of `notFound`, in a string of a script; the next property ends it. */
const BUILT_IN_NOT_FOUND =
  /\\"notFound\\":\[\[\[\\"\$\\",\\"title\\",null,\{\\"children\\":\\"404: This page could not be found\.\\"\}\].{0,1500}?\],\[\]\](?=,\\"forbidden\\")/

/**
 * The document with its page data in one script, which needs one hash, and without Next's text for addresses outside all languages: every
 * address is a page of a language, so that nobody sees it. Only the first is replaced, that of the root; what users wrote follows it.
 */
export const compactPageData = (html: string): string =>
  html.replace(SEAM, ']);').replace(BUILT_IN_NOT_FOUND, String.raw`\"notFound\":\"$$undefined\"`)
