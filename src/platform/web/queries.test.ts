import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineCalls } from '../contract/call.ts'
import { ApiError } from './client.ts'
import { queriesOf } from './queries.ts'
import { queryClient, refresh } from './query.ts'

vi.mock('./toast.ts', () => ({ toast: {} }))

const calls = defineCalls({
  'GET /ws/ship/list': {
    about: 'Ships.',
    audience: 'anyone',
    input: z.object({ state: z.enum(['afloat', 'docked']).optional() }),
    result: z.array(z.string()),
  },
  'GET /ws/ship/one': { about: 'One ship.', audience: 'anyone', input: z.object({ id: z.string() }), result: z.string() },
  'POST /ws/ship/launch': {
    title: { cn: '启航', en: 'Launch a ship' },
    about: 'Launches.',
    audience: 'member',
    input: z.object({ id: z.string() }),
    result: z.string(),
  },
})

describe('the hooks of a feature', () => {
  const ship = queriesOf<typeof calls>('ship', ['harbour'])
  afterEach(() => queryClient.clear())

  it('store an answer under its feature, call and input', () => {
    expect(ship.query('GET /ws/ship/one', { id: 'a' }).queryKey).toEqual(['ship', 'GET /ws/ship/one', { id: 'a' }])
    expect(ship.query('GET /ws/ship/list').queryKey).toEqual(['ship', 'GET /ws/ship/list', {}])
    ship.put('GET /ws/ship/one', { id: 'a' }, 'Argo')
    expect(queryClient.getQueryData(ship.query('GET /ws/ship/one', { id: 'a' }).queryKey)).toBe('Argo')
  })

  it('send nothing while the input is not known', () => {
    expect(ship.query('GET /ws/ship/one', null).enabled).toBe(false)
    expect(ship.query('GET /ws/ship/one', { id: 'a' }).enabled).toBe(true)
    expect(ship.query('GET /ws/ship/one', { id: 'a' }, { enabled: false }).enabled).toBe(false)
  })

  it('accept an enum as text from the URL, and refuse what the call does not take', () => {
    const state: string = 'afloat'
    ship.query('GET /ws/ship/list', { state })
    // @ts-expect-error no such filter
    ship.query('GET /ws/ship/list', { stat: 'afloat' })
    // @ts-expect-error the id is missing
    ship.query('GET /ws/ship/one')
    // @ts-expect-error a write is no read
    ship.query('POST /ws/ship/launch', { id: 'a' })
  })

  it.each([
    ['network', 2],
    ['timeout', 1],
    ['notFound', 1],
  ])('send a read that failed with %s %i times', async (error, times) => {
    const send = vi.fn(() => Promise.reject(new ApiError('', { error })))
    await expect(
      queryClient.fetchQuery({
        queryKey: ['ship', error],
        queryFn: send,
        retry: queryClient.getDefaultOptions().queries?.retry,
        retryDelay: 0,
      }),
    ).rejects.toMatchObject({ error })
    expect(send).toHaveBeenCalledTimes(times)
  })

  it('mark only the named features stale', async () => {
    ship.put('GET /ws/ship/one', { id: 'a' }, 'Argo')
    queryClient.setQueryData(['harbour', 'GET /ws/harbour', {}], 'open')
    queryClient.setQueryData(['town', 'GET /ws/town', {}], 'quiet')
    await refresh(...ship.stale)
    const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
    expect(isStale(['ship', 'GET /ws/ship/one', { id: 'a' }])).toBe(true)
    expect(isStale(['harbour', 'GET /ws/harbour', {}])).toBe(true)
    expect(isStale(['town', 'GET /ws/town', {}])).toBe(false)
  })
})
