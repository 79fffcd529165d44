// Studies with names, kept in this browser.
import { useEffect, useRef, useState } from 'preact/hooks';
import { games } from '../../app/api';
import { dateText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { notify } from '../../ui/toast';
import type { Study } from './study';
import { forgetStudy, keepNamed, namedStudies, type Named, type Stored } from './study_storage';

interface Props {
    study: Study;
    onOpen: (stored: Stored) => void;
    onClose: () => void;
}

const titleOf = (game: string): string => games.value.find(({ name }) => name === game.split(' ')[0])?.title ?? game;

export function StudiesDialog({ study, onOpen, onClose }: Props) {
    const dialog = useRef<HTMLDialogElement>(null);
    const [all, setAll] = useState(namedStudies);
    const [name, setName] = useState(study.named.value?.name ?? '');
    useEffect(() => dialog.current?.showModal(), []);
    const save = (event: Event) => {
        event.preventDefault();
        const given = name.trim();
        if (!given) return;
        const id = study.named.value?.name === given ? study.named.value.id : undefined;
        const isKept = keepNamed(study, given, id);
        notify(isKept ? t('Study “{name}” saved', { name: given }) : t('This browser’s storage is full.'));
        setAll(namedStudies());
    };
    const remove = (stored: Named) => {
        forgetStudy(stored.id);
        if (study.named.value?.id === stored.id) study.named.value = undefined;
        setAll(namedStudies());
    };
    return (
        <dialog ref={dialog} class="studies" aria-labelledby="studies-title" onClose={onClose}>
            <h2 id="studies-title">{t('Studies')}</h2>
            <form class="row" onSubmit={save}>
                <label class="field">
                    <span>{t('Name of this study')}</span>
                    <input type="text" value={name} maxLength={80} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
                </label>
                <button class="primary" disabled={!name.trim()}>
                    {t('Save')}
                </button>
            </form>
            {all.length === 0 && <p class="quiet">{t('Give this study a name, and it is kept here.')}</p>}
            <ul class="found" aria-label={t('Studies')}>
                {all.map((stored) => (
                    <li key={stored.id} class="row">
                        <button aria-current={study.named.value?.id === stored.id ? 'true' : undefined} onClick={() => onOpen(stored)}>
                            {stored.name}
                        </button>
                        <span class="quiet small">
                            {titleOf(stored.tree.game)} · {dateText(stored.changed)}
                        </span>
                        <button class="slim" aria-label={`${t('Delete')}: ${stored.name}`} onClick={() => remove(stored)}>
                            {t('Delete')}
                        </button>
                    </li>
                ))}
            </ul>
            <form method="dialog" class="buttons">
                <button>{t('Close')}</button>
            </form>
        </dialog>
    );
}
