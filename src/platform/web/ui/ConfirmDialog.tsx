import type { ReactNode } from 'react'
import { createStore } from '../store.ts'
import type { MoneyLinesProps } from './MoneyLines.tsx'

export interface ConfirmRequest {
  title: ReactNode
  body?: ReactNode
  /** The money that the action moves, line by line, from the server's preview. */
  money?: Omit<MoneyLinesProps, 'boxed'>
  /** The verb of the action, never "OK". */
  verb: string
  tone?: 'primary' | 'bad'
  cancel?: string
  /** Asks for a reason; `required` disables the button until there is one. */
  reason?: { label: string; required?: boolean; max?: number; placeholder?: string }
}

export type Confirmed = { reason: string } | false

interface Asking {
  request: ConfirmRequest
  answer: (given: Confirmed) => void
}

/** The current question. The dialog (ConfirmHost.tsx) is fetched with the first question: pages that ask nothing do not load it. */
export const asking = createStore<Asking | null>(null)

/** The same outside components. */
export function confirm(request: ConfirmRequest): Promise<Confirmed> {
  asking.get()?.answer(false)
  return new Promise((resolve) => {
    const mine: Asking = {
      request,
      answer: (given) => {
        if (asking.get() === mine) asking.set(null)
        resolve(given)
      },
    }
    asking.set(mine)
  })
}

/** `const confirm = useConfirm(); if (!(await confirm({…}))) return`. The focus returns to where it was. */
export const useConfirm = (): ((request: ConfirmRequest) => Promise<Confirmed>) => confirm
