import { fromRecord, ok, type Match, type Result } from '@tabuleiro/engine'
import { createKeeper, type Keeper } from '../storage/syncedText'
import type { Storage, Stored, StorageFault } from '../storage/storage'
import type { BrokenSave } from './library'
import { createMatchStore, type MatchStore } from '../session/session'
import { readEnvelope, savedRecord, writeEnvelope, type Envelope } from './saveFile'
import { hasLost, isSame, meetingOf, merged } from './merge'

/** Under which keys games are stored. */
export const GAME_PREFIX = 'game/'
/** For so many milliseconds the next move waits for storage to answer: one that hangs must not stop a game. */
const PATIENCE = 3000

/** What a saved game needs of the library around it. */
export interface Around {
  readonly storage: Storage
  readonly now: () => number
  /** Whether a move waits until the one before it is stored. */
  readonly waits: boolean
  /** An id that no game has. */
  readonly freshId: () => string
  /** Something that lists show has changed. */
  readonly changed: () => void
  /** A write has ended, well or not. */
  readonly wrote: (writer: Writer, fault: Exclude<StorageFault, 'conflict'> | undefined) => void
  /** Puts a save that cannot be read in the place of the game with its id. */
  readonly setAside: (broken: BrokenSave) => void
  /** Takes a game in under its id. */
  readonly adopt: (saved: Saved) => void
}

/** Something that can be asked to write again when there is room once more. */
export interface Writer {
  write(): Promise<void>
}

/** One game in the library: what lists show, its match once somebody has opened it, and its way to storage. */
export class Saved implements Writer {
  /** Neither listed nor stored. It comes back when somebody plays on. */
  isGone = false
  private keeper: Keeper
  /** The text that is stored, undefined where there is none. */
  private base: string | undefined
  private store: MatchStore | undefined
  /** The match in the store that the envelope tells of. */
  private match: Match | undefined
  /** Settles when the last write has. */
  private writing = Promise.resolve()
  /** Whether people are still to see that another tab's game took the place of theirs. */
  private isTelling = false

  constructor(
    private readonly around: Around,
    public envelope: Envelope,
    stored?: Stored,
  ) {
    this.base = stored?.text
    this.keeper = this.newKeeper(stored?.revision ?? 0)
  }

  get id(): string {
    return this.envelope.id
  }

  get isListed(): boolean {
    return !this.isGone && !this.envelope.removed
  }

  /** The store of the match. A record that the rules refuse is set aside. */
  find(): Result<MatchStore> | undefined {
    if (this.store) return ok(this.store)
    if (this.isGone) return undefined
    const match = fromRecord(this.envelope.record)
    if (match.ok) return ok(this.open(match.value))
    this.around.setAside({ id: this.id, code: match.error.code, text: this.base ?? writeEnvelope(this.envelope) })
    return match
  }

  /** Puts the match, which the envelope tells of, in a store and follows it. */
  open(match: Match): MatchStore {
    const save = (next: Match) => patiently(this.follow(next))
    const store = createMatchStore(match, this.around.waits ? { save } : {})
    this.match = match
    this.store = store
    store.subscribe(() => void this.follow(store.get().match))
    return store
  }

  /** Changes what is no part of the match. */
  change(some: Partial<Pick<Envelope, 'title' | 'removed'>>): void {
    this.isGone = false
    this.envelope = { ...this.envelope, ...some }
    void this.write()
  }

  /** Deletes it from storage. A store that is open goes on, and is saved again when it changes. */
  discard(): void {
    this.isGone = true
    void this.write()
  }

  write(): Promise<void> {
    this.writing = this.keeper.changed()
    this.around.changed()
    return this.writing
  }

  /** Another tab has changed it. */
  look(): void {
    this.keeper.look()
  }

  /** Takes over what the store has made of the match, and writes it. */
  private follow(match: Match): Promise<void> {
    if (match === this.match) return this.writing
    this.match = match
    this.isTelling = false
    this.isGone = false
    const changed = this.around.now()
    this.envelope = { ...this.envelope, record: savedRecord(match), changed, removed: false }
    return this.write()
  }

  private newKeeper(revision: number): Keeper {
    return createKeeper(this.around.storage, {
      key: GAME_PREFIX + this.id,
      revision,
      text: () => (this.isGone ? undefined : writeEnvelope(this.envelope)),
      stored: text => {
        this.base = text
        this.tell(undefined)
      },
      failed: fault => this.tell(fault),
      meet: text => (text === undefined ? this.meetNothing() : this.meet(text)),
    })
  }

  private tell(fault: Exclude<StorageFault, 'conflict'> | undefined): void {
    if (!this.isTelling) this.store?.faulted(fault)
    this.around.wrote(this, fault)
  }

  /** Another tab has deleted the game: it is stored again only if there is something new in it. */
  private meetNothing(): boolean {
    const isOurs = this.hasOwnMoves() && !this.isGone
    this.base = undefined
    this.isGone = !isOurs
    this.around.changed()
    return isOurs
  }

  /** Another tab has stored a version of its own: nothing that a person did here or there is lost. */
  private meet(text: string): boolean {
    const [base, ours, theirs] = [this.baseEnvelope(), this.envelope, readEnvelope(text)]
    if (!theirs.ok) return this.giveWay({ id: this.id, code: theirs.error.code, text })
    const meeting = meetingOf(base?.record, ours.record, theirs.value.record)
    const match = this.match && meeting !== 'ours' ? fromRecord(theirs.value.record) : undefined
    if (match?.ok === false) return this.giveWay({ id: this.id, code: match.error.code, text })
    const isParted = meeting === 'both' && (!this.match || hasLost(this.match, ours.record, theirs.value.record))
    if (isParted) this.keepBeside()
    this.envelope = { ...merged(meeting, base, ours, theirs.value), id: this.id }
    this.base = text
    this.isGone = false
    if (match) this.reload(match.value, isParted)
    this.around.changed()
    const { title, removed } = this.envelope
    return meeting === 'ours' || title !== theirs.value.title || removed !== theirs.value.removed
  }

  private reload(match: Match, isParted: boolean): void {
    this.match = match
    this.store?.reload(match)
    this.isTelling ||= isParted
    if (isParted) this.store?.faulted('conflict')
  }

  /** Our version becomes a game of its own. */
  private keepBeside(): void {
    const copy = new Saved(this.around, { ...this.envelope, id: this.around.freshId() })
    this.around.adopt(copy)
    void copy.write()
  }

  /** What another tab stored cannot be read here and must not be overwritten: what we have goes on under a new id. */
  private giveWay(broken: BrokenSave): false {
    this.keeper.stop()
    const isOurs = this.hasOwnMoves()
    this.around.setAside(broken)
    this.envelope = { ...this.envelope, id: this.around.freshId() }
    this.base = undefined
    this.keeper = this.newKeeper(0)
    this.isGone = !isOurs
    this.around.adopt(this)
    if (isOurs) void this.write()
    return false
  }

  private hasOwnMoves(): boolean {
    return !isSame(this.baseEnvelope()?.record, this.envelope.record)
  }

  private baseEnvelope(): Envelope | undefined {
    const base = this.base === undefined ? undefined : readEnvelope(this.base)
    return base?.ok ? base.value : undefined
  }
}

/** Settles with `work`, or when there is no more patience. */
function patiently(work: Promise<void>): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, PATIENCE)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
