import type { UserInfo } from '../../../platform/web/session.ts'
import css from './frame.module.css'

/** The picture, else the first character of the name. Decorative: the name is beside it or in the button's label. */
export function Avatar({ userInfo }: { userInfo: UserInfo }) {
  const picture = userInfo.avatar || userInfo.logoUrl
  return (
    <span className={css.avatar} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : ([...(userInfo.name ?? '')][0] ?? '·')}
    </span>
  )
}
