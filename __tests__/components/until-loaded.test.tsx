import { untilLoaded } from '@/lib/until-loaded'

const goOnline = (onLine: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)

test('without a network a part is loaded when there is one again', async () => {
  goOnline(false)
  const load = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part')
  const loaded = untilLoaded(load)
  await Promise.resolve()
  goOnline(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('part')
})

test('with a network a failure is a failure', async () => {
  goOnline(true)
  await expect(untilLoaded(() => Promise.reject(new Error('404')))).rejects.toThrow('404')
})
