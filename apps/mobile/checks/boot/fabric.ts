import type { Thread } from './thread'
import { knownViews, priorities } from './reactNative'

/** A native view, as plain data. */
export interface Shown {
  readonly tag: number
  readonly view: string
  readonly props: Readonly<Record<string, unknown>>
  /** React's own handle, which comes back with every event. */
  readonly instance: unknown
  readonly children: readonly Shown[]
}

type Node = Shown & { readonly children: Shown[] }

/** The place of a view on the screen. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type EventHandler = (instance: unknown, type: string, payload: object) => void
type PlaceTold = (x: number, y: number, width: number, height: number) => void
type Measured = (x: number, y: number, width: number, height: number, pageX: number, pageY: number) => void

/**
 * React Native's renderer, without its layout: a view that states its place or size has it, every other fills what it
 * is in. That is enough for boards, whose cells state both.
 */
export class Fabric {
  private roots: readonly Node[] = []
  private handler: EventHandler | undefined
  private boxes = new Map<number, Box>()

  constructor(
    private readonly thread: Thread,
    private readonly screen: () => Box,
    private readonly complain: (fault: unknown) => void,
  ) {}

  /** Every view of the screen that is in front. */
  views(): readonly Shown[] {
    const all = this.roots.flatMap(root => descendants(root))
    const front = all.filter(({ view }) => view === 'RNSScreen').at(-1)
    return front ? descendants(front) : all
  }

  send(node: Shown, type: string, payload: object): void {
    this.handler?.(node.instance, type, { target: node.tag, ...payload })
  }

  boxOf({ tag }: Shown): Box {
    return this.boxes.get(tag) ?? { x: 0, y: 0, width: 0, height: 0 }
  }

  /** Places every view, and tells those that asked where they are now. */
  readonly layOut = (): void => {
    const before = this.boxes
    this.boxes = new Map()
    for (const root of this.roots) this.place(root, this.screen())
    for (const node of this.roots.flatMap(root => descendants(root))) {
      const { x, y, width, height } = this.boxOf(node)
      const last = before.get(node.tag)
      if (last && last.width === width && last.height === height) continue
      const frame = { x, y, width, height }
      if (node.props['onLayout']) this.thread.later(() => this.send(node, 'topLayout', { layout: frame }))
      if (node.view === 'RNCSafeAreaProvider')
        this.thread.later(() => this.send(node, 'topInsetsChange', { insets: INSETS, frame }))
    }
  }

  /** What React Native's renderer calls. */
  readonly manager = {
    ...priorities,
    createNode: (tag: number, view: string, _root: number, props: object, instance: unknown): Node => {
      if (!knownViews.has(view)) this.complain(`unknown native view ${view}`)
      return { tag, view, props: this.checked(view, { ...props }), instance, children: [] }
    },
    cloneNodeWithNewChildren: (node: Node): Node => ({ ...node, children: [] }),
    cloneNodeWithNewProps: (node: Node, props: object): Node => this.changed(node, props, [...node.children]),
    cloneNodeWithNewChildrenAndProps: (node: Node, props: object): Node => this.changed(node, props, []),
    createChildSet: (): Node[] => [],
    appendChild: (parent: Node, child: Shown): Node => {
      parent.children.push(child)
      return parent
    },
    appendChildToSet: (set: Node[], child: Node) => void set.push(child),
    completeRoot: (_root: number, set: readonly Node[]) => {
      this.roots = set
      this.thread.later(this.layOut)
    },
    registerEventHandler: (handler: EventHandler) => void (this.handler = handler),
    setIsJSResponder: () => undefined,
    measure: (node: Shown, tell: Measured) => {
      const { x, y, width, height } = this.boxOf(node)
      this.thread.later(() => tell(x, y, width, height, x, y))
    },
    measureInWindow: (node: Shown, tell: PlaceTold) => {
      const { x, y, width, height } = this.boxOf(node)
      this.thread.later(() => tell(x, y, width, height))
    },
    measureLayout: (node: Shown, within: Shown, _fail: unknown, tell: PlaceTold) => {
      const [{ x, y, width, height }, around] = [this.boxOf(node), this.boxOf(within)]
      this.thread.later(() => tell(x - around.x, y - around.y, width, height))
    },
    dispatchCommand: () => undefined,
    sendAccessibilityEvent: () => undefined,
  }

  private changed(node: Node, props: object, children: Shown[]): Node {
    return { ...node, props: this.checked(node.view, { ...node.props, ...props }), children }
  }

  private checked<T extends object>(view: string, props: T): T {
    if (hasNaN(props)) this.complain(`NaN in the props of ${view}: ${JSON.stringify(props)}`)
    return props
  }

  private place(node: Shown, around: Box): void {
    const length = (name: string, otherwise: number) => {
      const given = node.props[name]
      return typeof given === 'number' ? given : otherwise
    }
    const box = {
      x: around.x + length('left', 0),
      y: around.y + length('top', 0),
      width: length('width', around.width),
      height: length('height', around.height),
    }
    this.boxes.set(node.tag, box)
    for (const child of node.children) this.place(child, box)
  }
}

/** What the bars of the system cover. */
const INSETS = { top: 24, right: 0, bottom: 24, left: 0 }

/** A view and all that is in it, from back to front. */
export function descendants(node: Shown): Shown[] {
  return [node, ...node.children.flatMap(descendants)]
}

/** The words in a view. */
export function textOf({ view, props, children }: Shown): string {
  return view === 'RCTRawText' ? String(props['text']) : children.map(textOf).join('')
}

function hasNaN(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNaN)
}
