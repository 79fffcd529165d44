// #/analysis/GAME/MOVES: a study from its address, from the last visit, or new.
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { address, go, replaceAddress, type Route } from '../../app/router';
import { t, told } from '../../i18n/t';
import { why } from '../../i18n/why';
import '../../style/study.css';
import { GameChoice, NoSuchGame } from '../game_choice';
import { checked } from './check';
import { linkTo, longest, opened } from './link';
import { keepBefore, keepStudy, storedStudy, type Stored } from './study_storage';
import { Study } from './study';
import { lastOf, newTree, type Tree } from './tree';
import { AnalysisView } from './view';

/** The address that the page itself has written last: it shows what is shown already. */
let written = '';

interface Loaded {
    study?: Study;
    isToCheck?: boolean; // for faults, at once
    notice: string;
    error: string;
}

function withName(study: Study, { id, name }: Stored): Study {
    if (id !== undefined && name !== undefined) study.named.value = { id, name };
    return study;
}

const isBare = (route: Route): boolean => route.rest.length === 1 && route.query.size === 0;

async function load(route: Route): Promise<Loaded> {
    const name = route.rest[0] ?? '';
    keepNow();
    const stored = storedStudy(name);
    if (stored && (isBare(route) || stored.link === location.hash)) {
        const { tree } = await checked(stored.tree);
        return { study: withName(new Study(tree, stored.path), stored), notice: '', error: '' };
    }
    const asked = opened(route);
    const { tree, error } = await checked(asked.tree);
    if (stored) keepBefore(name);
    const wrong = asked.error ? t(asked.error) : told(error ?? '');
    const notice = wrong ? t('Not all of this address could be used: {why}. What comes before it is shown.', { why: wrong }) : '';
    return { study: new Study(tree, wrong ? lastOf(tree, []) : asked.path), isToCheck: route.query.has('check'), notice, error: '' };
}

/** Keeps what was changed and is not kept yet: a click is answered first. */
let unkept: (() => void) | undefined;
function keepNow(): void {
    unkept?.();
    unkept = undefined;
}

/** Keeps the study and its address up to date until the returned function is called. */
function follow(study: Study): () => void {
    let timer = 0;
    let shown = location.hash;
    addEventListener('pagehide', keepNow);
    const stop = effect(() => {
        const [tree, path, named] = [study.tree.value, study.path.value, study.named.value];
        clearTimeout(timer);
        unkept = () => keepStudy({ tree, path, link: linkTo(tree, path), ...named });
        timer = setTimeout(() => {
            keepNow();
            const link = linkTo(tree, path);
            const left = location.hash !== shown; // for an address that the page will show soon
            if (left || link.length > longest) return;
            written = link;
            replaceAddress(link);
            shown = location.hash; // in which the browser may have changed some signs
        }, 150) as unknown as number;
    });
    return () => (clearTimeout(timer), keepNow(), removeEventListener('pagehide', keepNow), stop());
}

export default function AnalysisPage({ route }: PageProps) {
    const name = route.rest[0] ?? '';
    const info = games.value.find((game) => game.name === name);
    const [loaded, setLoaded] = useState<Loaded>({ notice: '', error: '' });
    const hash = location.hash;
    useEffect(() => {
        if (!info || hash === written) return;
        let here = true;
        load(route).then(
            (found) => here && setLoaded(found),
            (wrong) => here && setLoaded({ notice: '', error: why(wrong) }),
        );
        return () => {
            here = false;
        };
    }, [hash, info]);
    useEffect(() => (loaded.study ? follow(loaded.study) : undefined), [loaded.study]);
    useEffect(() => () => void (written = ''), []);

    if (games.value.length === 0) return null;
    if (!name) return <GameChoice title={t('Analysis')} page="analysis" />;
    if (!info) return <NoSuchGame name={name} />;
    if (loaded.error)
        return (
            <div class="narrow">
                <h1>{t('This address cannot be shown')}</h1>
                <p class="error" role="alert">
                    {loaded.error}
                </p>
                <p>
                    <a class="button" href={address('analysis', [name])}>
                        {t('To your last analysis')}
                    </a>
                </p>
            </div>
        );
    const openStored = ({ tree, path, id, name: called }: Stored) => {
        keepNow();
        keepBefore(name);
        const stored: Stored = { tree, path, link: linkTo(tree, path), ...(id !== undefined && called !== undefined ? { id, name: called } : {}) };
        keepStudy(stored);
        const game = tree.game.split(' ')[0] ?? '';
        if (game !== name) return go(address('analysis', [game]));
        checked(tree).then(
            (found) => setLoaded({ study: withName(new Study(found.tree, path), stored), notice: '', error: '' }),
            (wrong) => setLoaded({ notice: '', error: why(wrong) }),
        );
    };
    const open = (tree: Tree) => {
        keepNow();
        keepBefore(name);
        const path = lastOf(tree, []);
        const link = linkTo(tree, path);
        keepStudy({ tree, path, link });
        if (tree.game.split(' ')[0] === name) setLoaded({ study: new Study(tree, path), notice: '', error: '' });
        else go(link.length > longest ? address('analysis', [tree.game.split(' ')[0]!]) : link);
    };
    const isHere = loaded.study?.tree.value.game.split(' ')[0] === name; // not that of the page before
    if (!loaded.study || !isHere) return null;
    return <AnalysisView info={info} study={loaded.study} isToCheck={loaded.isToCheck ?? false} notice={loaded.notice} onStudy={openStored} onOpen={(tree) => open(tree.root.children.length ? tree : newTree(tree.game, tree.start))} />;
}
