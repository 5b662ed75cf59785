import type { Schema } from './schema.ts'

/**
 * A dump is one file, compressed by zstd, in lines of text: a header, then each table as PostgreSQL's `COPY` writes it, then the numbers of
 * the sequences. Text, so that another major version of PostgreSQL reads it.
 *
 *   {"format":1,"hengdu":"0.2.0",…}            DumpHeader
 *   {"table":"\"public\".\"account\"","columns":["id",…]}
 *   …rows of COPY…
 *   \.
 *   {"rows":12,"sha256":"…"}
 *   {"sequences":[…]}
 */
export interface DumpHeader {
  format: 1
  /** The version of Hengdu that made it. */
  hengdu: string
  madeAt: string
  postgres: string
  /** The master keys that open what is encrypted in it, by id. None of them is in it. */
  masterKeys: string[]
  schema: Schema
  /** Children of partitioned tables, parents first. A child that is there already is not made again. */
  partitions: Partition[]
}

export interface Partition {
  name: string
  parent: string
  /** `FOR VALUES FROM … TO …`, or `DEFAULT`. */
  bound: string
}

export interface TableStart {
  /** Quoted, with its schema. */
  table: string
  columns: string[]
}

export interface TableEnd {
  rows: number
  /** Of the bytes of the rows. */
  sha256: string
}

export interface SequenceState {
  name: string
  value: string
  called: boolean
}

export const END_OF_ROWS = '\\.'

/** A dump cannot be read, or the place where it is to go is not empty. */
export class DumpProblem extends Error {}

/** Both sides speak alike, whatever the server's settings are. */
export const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0`
