import type { InputOf, ResultOf } from '../../../../../platform/contract/call.ts'
import type { ApiError } from '../../../../../platform/web/client.ts'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import { call, refreshIfMoved, stale } from '../queries.ts'

type MoveKey = Extract<keyof DemandCalls, `POST /ws/demand/${string}`>

interface MoveFormOptions<K extends MoveKey, V> {
  initial: V
  check?: (values: V) => Record<string, string>
  toWire: (values: V) => InputOf<DemandCalls[K]>
  onDone: (result: ResultOf<DemandCalls[K]>) => void
  onError?: (error: ApiError) => void
  rename?: Record<string, string>
  draft?: string
}

/** The form of a move's dialog. After a refusal that belongs to no field the demand is read again: usually somebody else was first. */
export function useMoveForm<K extends MoveKey, V extends object>(key: K, options: MoveFormOptions<K, V>): ActForm<V> {
  const { check = () => ({}), toWire, onError, ...rest } = options
  return useActForm<V, ResultOf<DemandCalls[K]>>({
    ...rest,
    check,
    save: (values, calling) => call(key, toWire(values), calling),
    stale,
    warn: false,
    onError: (error) => {
      refreshIfMoved(error)
      onError?.(error)
    },
  })
}
