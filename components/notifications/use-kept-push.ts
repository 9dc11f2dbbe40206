import { useEffect } from 'react'

/** A device that was chosen for notifications stays chosen when its person signs in again, for sessions end. */
export function useKeptPush(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    // Nothing is lost for good when it fails: the next page tells it again.
    import('./device-push').then(({ keepDevicePush }) => keepDevicePush()).catch(() => undefined)
  }, [])
}
