import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../../platform/web/client.ts'
import { type UploadedFile, uploadFile } from '../../../../../platform/web/ui/upload.ts'
import { beginRecording, type Recording, type RecordProblem } from './record.ts'

export type VoiceStep =
  | { step: 'idle'; problem: RecordProblem | 'empty' | null }
  | { step: 'asking' | 'full' }
  | { step: 'recording'; since: number }
  | { step: 'sending'; part: number }
  /** The recording is kept until it is sent or discarded. */
  | { step: 'failed'; why: string }

const idle: VoiceStep = { step: 'idle', problem: null }

/** One voice message: recorded, uploaded, handed over. Nothing of it stays after `cancel`, or when the field goes. */
export function useVoice(onSend: (file: UploadedFile) => void) {
  const [now, setNow] = useState<VoiceStep>(idle)
  const recording = useRef<Recording | null>(null)
  const file = useRef<File | null>(null)
  const stopping = useRef(new AbortController())
  /** Counts what was begun: the answer to an older question is dropped. */
  const turn = useRef(0)

  const forget = useCallback(() => {
    turn.current++
    recording.current?.drop()
    recording.current = null
    file.current = null
    stopping.current.abort()
    stopping.current = new AbortController()
  }, [])
  useEffect(() => forget, [forget])

  const start = async () => {
    forget()
    const mine = turn.current
    setNow({ step: 'asking' })
    const begun = await beginRecording(() => mine === turn.current && setNow({ step: 'full' }))
    if (mine !== turn.current) {
      if (typeof begun !== 'string') begun.drop()
    } else if (typeof begun === 'string') setNow({ step: 'idle', problem: begun })
    else {
      recording.current = begun
      setNow({ step: 'recording', since: performance.now() })
    }
  }
  const cancel = () => {
    forget()
    setNow(idle)
  }
  const send = async () => {
    const mine = turn.current
    file.current ??= (await recording.current?.stop()) ?? null
    if (mine !== turn.current) return
    if (!file.current) {
      setNow({ step: 'idle', problem: 'empty' })
      return
    }
    setNow({ step: 'sending', part: 0 })
    const { signal } = stopping.current
    try {
      const done = await uploadFile(file.current, 'chatVoice', {
        signal,
        onProgress: (part) => mine === turn.current && setNow({ step: 'sending', part }),
      })
      if (mine !== turn.current) return
      cancel()
      onSend(done)
    } catch (error) {
      if (mine === turn.current) setNow({ step: 'failed', why: error instanceof ApiError ? error.message : String(error) })
    }
  }
  return { now, start, cancel, send }
}
