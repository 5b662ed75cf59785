import { type CSSProperties, useState } from 'react'
import css from './Avatar.module.css'

interface AvatarProps {
  name: string
  src?: string | null
  size?: number
  /** Companies are square, people round. */
  square?: boolean
  /** True if the name is not shown beside it. */
  named?: boolean
}

/** The picture, else the first character of the name, also when the picture fails to load. */
export function Avatar({ name, src, size = 36, square, named }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const initial = [...name.trim()][0]?.toUpperCase() ?? '·'
  return (
    <span
      className={css.avatar}
      data-square={square || undefined}
      style={{ '--size': `${size}px` } as CSSProperties}
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {src && failed !== src ? <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} /> : initial}
    </span>
  )
}
