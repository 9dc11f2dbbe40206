/** The codes of bookings in a sentence. */
const CODE = /(DY-[A-Z]{6})/

/** A sentence in which a booking's code never breaks at its dash. */
export function UnbrokenCodes({ text }: { text: string }) {
  return text.split(CODE).map((part, at) =>
    CODE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <bdi key={at} className="num">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
}
