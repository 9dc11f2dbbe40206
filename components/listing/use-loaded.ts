'use client'

import { useEffect, useState } from 'react'

/** True after everything that the page asked for at first has come. */
export function useLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const tell = () => setIsLoaded(true)
    if (document.readyState === 'complete') tell()
    else window.addEventListener('load', tell, { once: true })
    return () => window.removeEventListener('load', tell)
  }, [])
  return isLoaded
}
