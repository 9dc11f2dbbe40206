import { notFound } from 'next/navigation'

/** Every address without a page: 404 in the language of the address. */
export default function UnknownPage() {
  notFound()
}
