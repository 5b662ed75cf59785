import type { ResultOf } from '../../../../platform/contract/call.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import type { chatCalls } from '../contract/calls.ts'
import type { sideCalls } from '../contract/side-calls.ts'

type Calls = typeof chatCalls & typeof sideCalls

export const { call, useRead, useList, useWrite, refreshRead, stale } = queriesOf<Calls>('chat')

type Result<K extends keyof Calls> = ResultOf<Calls[K]>
export type ChatEvent = Result<'GET /ws/chat/history'>['events'][number]
export type FoundEvent = Result<'GET /ws/chat/search'>['records'][number]
export type Conversations = Result<'GET /ws/chat/conversations'>
export type Card = Result<'GET /ws/chat/card'>
export type Member = Card['members'][number]
