import { Fragment, type ReactNode } from 'react'
import blocks from '../blocks.module.css'
import css from './layout.module.css'

/** A title whose hyphenated words stay whole: browsers balance lines by breaking "after-sales" in two. */
export const whole = (title: ReactNode): ReactNode =>
  typeof title === 'string'
    ? title.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={part} className={blocks.nowrap}>
            {part}
          </span>
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
