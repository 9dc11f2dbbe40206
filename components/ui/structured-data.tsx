import { storeServerText } from './server-text'
import { StructuredDataScript } from './structured-data-script'

/**
 * Structured data for search engines (schema.org), escaped by `jsonLd`. Only its name is in the page's data: the text
 * itself, as a part of a server component, would stand in the document twice.
 */
export const StructuredData = ({ json }: { json: string }) => (
  <StructuredDataScript name={storeServerText(json)} />
)
