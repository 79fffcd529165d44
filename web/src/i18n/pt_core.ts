// Portuguese for what the core says of any game. `{name}` stands for any words.
export const ptCore: Record<string, string> = {
    Black: 'Pretas',
    White: 'Brancas',

    // Players
    'any legal move, all equally likely': 'qualquer lance legal, todos igualmente prováveis',
    'plays at random': 'joga ao acaso',
    'for a first game': 'para um primeiro jogo',
    'a beginner': 'principiante',
    'some practice': 'com alguma prática',
    'plays now and then': 'joga de vez em quando',
    'plays often': 'joga muitas vezes',
    good: 'bom',
    strong: 'forte',
    'very strong': 'muito forte',
    'hardly ever beaten': 'quase nunca perde',
    'the strongest level': 'o nível mais forte',
    'never errs where the game is solved or a proof is found': 'nunca erra onde o jogo está resolvido ou se encontra uma prova',

    // Rules
    'The idea': 'A ideia',
    Turns: 'Os lances',
    'Winning and draws': 'Vitória e empate',
    Options: 'Opções',
    Notation: 'Notação',

    // Why a game ended
    'the same position for the third time': 'a mesma posição pela terceira vez',
    'the same position for the {nth} time': 'a mesma posição outra vez ({nth})',
    '{n} plies without a capture': '{n} lances sem captura',
};
