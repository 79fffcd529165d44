// Records in and out: as text to copy and paste, and as files.
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, snapshotOf } from '../../app/api';
import type { GameRecord } from '../../core/types';
import { t, told } from '../../i18n/t';
import { why } from '../../i18n/why';
import { copyText, saveText } from '../../ui/clipboard';
import { checked } from './check';
import { recordOf, titleOf, treeOf } from './records';
import type { Study } from './study';
import { lastOf, lineTo, type Tree } from './tree';

interface Props {
    study: Study;
    onOpen: (tree: Tree) => void;
    onClose: () => void;
}

/** The study as a record, with the result of its main line. */
async function written(tree: Tree): Promise<string> {
    const end = await snapshotOf(lineTo(tree, lastOf(tree, [])));
    return (await ask('write_record', { record: recordOf(tree, end.result, end.reason) })).text;
}

export function RecordsDialog({ study, onOpen, onClose }: Props) {
    const dialog = useRef<HTMLDialogElement>(null);
    const [text, setText] = useState('');
    const [error, setError] = useState('');
    const [found, setFound] = useState<GameRecord[]>([]);
    const [part, setPart] = useState<Tree>(); // the legal part of a record that is wrong
    const name = study.tree.value.game.split(' ')[0] ?? '';
    const failed = (wrong: unknown) => setError(why(wrong));
    // It opens with the text in it: one that came later would mix with what is being pasted.
    const [isReady, setReady] = useState(false);
    useEffect(() => {
        void written(study.tree.value)
            .then(setText, failed)
            .then(() => setReady(true));
    }, []);
    useEffect(() => {
        if (isReady) dialog.current?.showModal();
    }, [isReady]);
    const open = async (record: GameRecord) => {
        setPart(undefined);
        try {
            const { message: wrong } = await ask('replay', { record });
            const { tree } = await checked(treeOf(record));
            if (!wrong) return onOpen(tree);
            setError(told(wrong));
            setPart(tree);
        } catch (reason) {
            failed(reason);
        }
    };
    const read = async (words = text) => {
        setFound([]);
        setPart(undefined);
        setError('');
        try {
            const { records, message: wrong } = await ask('read_records', { text: words, game: study.tree.value.game });
            if (wrong) setError(told(wrong));
            if (records.length === 0 && !wrong) setError(t('There is no game in this text. A record begins with [Game "{game}"].', { game: name }));
            if (records.length === 1 && !wrong) await open(records[0]!);
            else setFound(records);
        } catch (reason) {
            failed(reason);
        }
    };
    const readFile = async (file: File | undefined) => {
        if (!file) return;
        if (file.size > 4_000_000) return setError(t('This file is too large for a record of games.'));
        const words = await file.text();
        setText(words);
        await read(words);
    };
    return (
        <dialog ref={dialog} class="records" aria-labelledby="records-title" onClose={onClose}>
            <h2 id="records-title">{t('Records')}</h2>
            <label class="field">
                <span class="quiet">{t('This study as a record. Paste another one here to open it.')}</span>
                <textarea rows={12} value={text} spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
            </label>
            {error && (
                <p class="error" role="alert">
                    {error}
                </p>
            )}
            {part && (
                <p>
                    <button onClick={() => onOpen(part)}>{t('Open what is right')}</button>
                </p>
            )}
            {found.length > 0 && (
                <ul class="found" aria-label={t('Games in this text')}>
                    {found.map((record, i) => (
                        <li key={i}>
                            <button onClick={() => void open(record)}>
                                {i + 1}. {titleOf(record)}
                            </button>
                        </li>
                    ))}
                </ul>
            )}
            <div class="row">
                <button class="primary" onClick={() => void read()}>
                    {t('Open this text')}
                </button>
                <label class="button file">
                    {t('Open a file')}
                    <input type="file" class="unseen" accept=".pgn,.txt,text/plain" onChange={(event) => void readFile(event.currentTarget.files?.[0])} />
                </label>
                <button onClick={() => void copyText(text, t('Record copied'))}>{t('Copy')}</button>
                <button onClick={() => saveText(text, `${name}.pgn`)}>{t('Save as a file')}</button>
            </div>
            <form method="dialog" class="buttons">
                <button>{t('Close')}</button>
            </form>
        </dialog>
    );
}
