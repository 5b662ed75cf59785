import { Fragment, type ReactNode } from 'react'
import css from './Broken.module.css'

const HYPHENATED = /(\p{L}+(?:-\p{L}+)+[^\s\p{L}]*)/gu

/** A title whose hyphenated words stay whole: browsers balance lines by breaking "after-sales" in two. */
export const whole = (title: ReactNode): ReactNode =>
  typeof title === 'string' && HYPHENATED.test(title)
    ? title.split(HYPHENATED).map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
          <span key={at} className={css.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : title

/** A title that breaks only between its parts. */
export const Broken = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part) => (
    <Fragment key={part}>
      <span className={css.part}>{whole(part)}</span>
      <wbr />
    </Fragment>
  ))
