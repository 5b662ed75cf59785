import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { EVERYONE, mentionAt } from './mentions.ts'
import type { Member } from './queries.ts'
import { t } from './texts.ts'

const MOST_SHOWN = 8

type Mentionable = Pick<Member, 'id' | 'name' | 'avatar' | 'companyName'>

export interface MentionList {
  listId: string
  optionId: (at: number) => string
  /** Those who fit what is typed after "@"; empty if the list is closed. */
  shown: readonly Mentionable[]
  active: number
  picked: ReadonlySet<string>
  /** Called with every change of the text and of the caret. */
  look: (text: string, caret: number) => void
  /** True if the key was for the list. */
  onKey: (event: KeyboardEvent) => boolean
  pick: (member: Mentionable) => void
}

/** The members of a group after "@". `onPick` replaces what is typed of the name. */
export function useMentions(members: readonly Member[], onPick: (from: number, words: string, name: string) => void): MentionList {
  const listId = useId()
  const [typed, setTyped] = useState<{ from: number; words: string } | null>(null)
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const picked = useRef(new Set<string>())
  const words = typed?.words.toLowerCase() ?? ''
  const isOpen = typed !== null && typed.from !== closedAt
  const s = useTexts(t)
  const everyone: Mentionable[] = members.length > 1 ? [{ id: EVERYONE, name: s.everyone, avatar: '', companyName: s.everyoneAbout }] : []
  const fits = (one: Mentionable) => one.name.toLowerCase().includes(words)
  const shown = isOpen ? [...everyone, ...members].filter(fits).slice(0, MOST_SHOWN) : []
  const pick = (member: Mentionable) => {
    if (!typed) return
    picked.current.add(member.id)
    setTyped(null)
    onPick(typed.from, typed.words, member.name)
  }
  return {
    listId,
    optionId: (at) => `${listId}-${at}`,
    shown,
    active: Math.min(active, shown.length - 1),
    picked: picked.current,
    look: (text, caret) => {
      const found = mentionAt(text, caret)
      if (found?.from === typed?.from && found?.words === typed?.words) return
      setTyped(found)
      setActive(0)
      if (found?.from !== closedAt) setClosedAt(null)
    },
    onKey: (event) => {
      const member = shown[Math.min(active, shown.length - 1)]
      if (!member) return false
      if (event.key === 'ArrowDown') setActive((active + 1) % shown.length)
      else if (event.key === 'ArrowUp') setActive((active + shown.length - 1) % shown.length)
      else if (event.key === 'Enter' || event.key === 'Tab') pick(member)
      else if (event.key === 'Escape') setClosedAt(typed?.from ?? null)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    pick,
  }
}
