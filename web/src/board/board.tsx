// One board for all games, drawn from cells and played by steps.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { mayAnimate, settings } from '../app/settings';
import type { LegalMove, Snapshot, Step } from '../core/types';
import { animate, changes, shake } from './animate';
import { CellGrid, stopOf } from './cells';
import { cropTo } from './crop';
import { Choices } from './choices';
import { useGhosts, useHint, wouldBe } from './ghosts';
import { canTurn, layOut, outline, type Layout } from './geometry';
import { Ground } from './ground';
import { lookOf, type Look } from './look';
import { Chosen, Hinted, LastMove, Targets } from './highlights';
import { Drawn, type Drawing } from './marks';
import { GhostLayer, PieceLayer } from './piece_layer';
import { setMaterial } from '../ui/sound';
import { putDown, usePointer } from './pointer';
import { tellChosen } from './speech';
import { begins, nextSteps, touch } from './steps';
import { WinBand, WinRings } from './win';

export interface BoardProps {
    snapshot: Snapshot;
    label: string;
    moves?: LegalMove[]; // that the reader may make now; none: only to look at
    flipped?: boolean;
    drawing?: Drawing | ((prefix: Step[]) => Drawing); // that may depend on what is touched
    onMove?: (move: string) => void;
    onRefused?: (cell: string, steps: Step[]) => void; // a touch after these steps did nothing
    onChosen?: () => void; // a touch began or continued a move
    onSteps?: (steps: Step[]) => void; // what is touched of a move so far
    snapshotAfter?: (move: string) => Promise<Snapshot>; // shows what a touch would do
    onDraw?: (from: string, to: string) => void; // by the right mouse button
    onCell?: (cell: string) => void; // instead of moves: any cell may be touched
    hint?: LegalMove | undefined; // drawn as pale pieces
    plain?: boolean; // a picture: no coordinates, no marks, nothing to focus
    crop?: Snapshot | undefined; // of a picture: what it shows is chosen by this position, which may be a later one
}

const noMoves: LegalMove[] = [];
const noSteps: Step[] = [];
const nothing: Drawing = {};

/** The steps touched so far; a new position begins without any. */
function usePrefix(position: string): [Step[], (prefix: Step[]) => void] {
    const [state, setState] = useState<{ position: string; prefix: Step[] }>({ position, prefix: noSteps });
    const prefix = state.position === position ? state.prefix : noSteps;
    return [prefix, (next) => setState({ position, prefix: next })];
}

function useMotion(snapshot: Snapshot, layout: Layout, look: Look, svg: { current: SVGSVGElement | null }, dropped: { current: boolean }) {
    const before = useRef(snapshot);
    useLayoutEffect(() => {
        const old = before.current;
        before.current = snapshot;
        putDown(svg.current);
        const byHand = dropped.current;
        dropped.current = false;
        if (old === snapshot || !svg.current || old.cells.length !== snapshot.cells.length || !mayAnimate()) return;
        const changed = changes(old, snapshot);
        animate(svg.current, byHand ? { ...changed, pieces: changed.pieces.filter((piece) => !piece.from) } : changed, layout, look, old, snapshot);
    }, [snapshot]);
}

export function Board(props: BoardProps) {
    const { snapshot, moves = noMoves, plain = false } = props;
    const flipped = useMemo(() => props.flipped === true && canTurn(snapshot.cells), [props.flipped, snapshot]);
    const svg = useRef<SVGSVGElement>(null);
    const [prefix, setPrefix] = usePrefix(snapshot.position);
    const coordinates = settings.value.coordinates && !plain;
    const look = lookOf(snapshot.game);
    const { own, board, pieces: art } = look;
    const layout = useMemo(() => layOut(snapshot, flipped, coordinates, board), [snapshot, flipped, coordinates, board]);
    const given = props.drawing ?? nothing;
    const drawing = useMemo(() => (typeof given === 'function' ? given(prefix) : given), [given, prefix]);
    const next = useMemo(() => nextSteps(moves, prefix), [moves, prefix]);

    /** Touching what is chosen once more lets it go: that is no mistake. */
    const refuse = (step: Step | undefined) => {
        if (typeof step !== 'string' || prefix.includes(step)) return;
        props.onRefused?.(step, prefix);
        if (svg.current && mayAnimate() && moves.length > 0) shake(svg.current, step);
    };
    const touchStep = (step: Step) => {
        if (props.onCell && typeof step === 'string') return props.onCell(step);
        const touched = touch(moves, prefix, step);
        if ('prefix' in touched) {
            tellChosen(touched.prefix, prefix, nextSteps(moves, touched.prefix));
            if (touched.prefix.length > 0) props.onChosen?.();
            else refuse(step);
            return setPrefix(touched.prefix);
        }
        setPrefix(noSteps);
        props.onMove?.(touched.move);
    };
    /** The button of a choice goes when it has been pressed: the keys go to the board. */
    const choose = (step: Step) => {
        touchStep(step);
        svg.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    };
    const [visited, setVisited] = useState<string>();
    const stop = stopOf(visited, snapshot, layout, next);
    const focus = layout.places.get(stop ?? '');
    const [pointed, setPointed] = useState<string>();
    const ghosts = useGhosts(snapshot, moves, prefix, pointed, props.snapshotAfter);
    const hinted = useHint(snapshot, props.hint, props.snapshotAfter);
    /** What a press will lead to is asked for before it ends. */
    const prepare = (cell: string) => {
        const then = wouldBe(moves, prefix, cell);
        if (then) props.snapshotAfter?.(then.move).catch(() => undefined);
    };
    const pointer = usePointer(svg, {
        press: prepare,
        draw: props.onDraw,
        begins: (cell) => begins(moves, cell),
        isChosen: (cell) => prefix.includes(cell),
        accepts: (cell) => next.cells.has(cell) && prefix.length > 0,
        touch: touchStep,
        letGo: (cell) => (setPrefix([]), refuse(cell)),
        point: setPointed,
    });
    useEffect(() => {
        if (!plain) setMaterial(board.sound);
    }, [plain, board]);
    useMotion(snapshot, layout, look, svg, pointer.dropped);
    useLayoutEffect(() => props.onSteps?.(prefix), [prefix]);
    useLayoutEffect(() => {
        const onKey = (event: KeyboardEvent) => event.key === 'Escape' && (setPrefix([]), tellChosen([], prefix, next));
        if (prefix.length > 0) addEventListener('keydown', onKey);
        return () => removeEventListener('keydown', onKey);
    });

    const touchNow = useRef(touchStep);
    touchNow.current = touchStep;
    // These two are nearly all of the board: they are made anew only when something in them has changed.
    const grid = useMemo(
        () => <CellGrid {...{ snapshot, layout, moves, prefix, next, drawing, stop }} anyCell={!!props.onCell} touch={(step) => touchNow.current(step)} onStop={setVisited} />,
        [snapshot, layout, moves, prefix, next, drawing.badges, stop, !!props.onCell],
    );
    const pieces = useMemo(() => <PieceLayer {...{ snapshot, art, own, layout, prefix }} />, [snapshot, art, own, layout, prefix]);

    const box = props.crop ? cropTo(layout, props.crop, own.card) : layout.box;
    const over = snapshot.result !== '*';
    const drawn = { snapshot, layout };
    return (
        <div class={`board${plain ? ' plain' : ''}${props.crop ? ' cropped' : ''}`} style={{ '--aspect': (box.width / box.height).toFixed(3) }}>
            <svg
                ref={svg}
                class={snapshot.cells.length > 60 ? 'fine' : ''}
                viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
                aria-label={props.label}
                role={plain ? 'img' : 'grid'}
                {...(plain ? {} : pointer.handlers)}
            >
                <Ground art={board} layout={layout} corner={plain ? 0.6 * board.corner : board.corner} />
                {!plain && grid}
                <g aria-hidden="true" class="above">
                    {!plain && <LastMove {...drawn} art={board} />}
                    {over && !plain && <WinBand {...drawn} />}
                    {pieces}
                    {!plain && (
                        <>
                            <GhostLayer {...drawn} {...{ art, own, ghosts }} />
                            <Targets {...drawn} {...{ art: own, prefix, next, moves, ghosts }} />
                            {hinted && props.hint && prefix.length === 0 && (
                                <>
                                    <g class="hinted">
                                        <GhostLayer {...drawn} {...{ art, own }} ghosts={hinted} />
                                    </g>
                                    <Hinted layout={layout} ghosts={hinted} steps={props.hint.steps} />
                                </>
                            )}
                            <Chosen {...{ layout, prefix, ghosts }} />
                            {over && <WinRings {...drawn} />}
                            <Drawn drawing={drawing} layout={layout} />
                            {focus && <path class="focus" d={outline(focus.cell.shape, focus.x, focus.y, -4)} />}
                        </>
                    )}
                </g>
            </svg>
            {!plain && <Choices moves={moves} prefix={prefix} next={next} touch={choose} note={snapshot.seats[snapshot.side - 1]?.note} />}
        </div>
    );
}
