// Portuguese for the pages of rules, paragraph by paragraph.
export const ptRules: Record<string, string> = {
    'The idea': 'A ideia',
    Turns: 'Os lances',
    'Winning and draws': 'Vitória e empate',
    Options: 'Opções',
    Notation: 'Notação',

    // Teeko
    'Black and Red have four markers each on a board of 5 by 5 cells. Be the first to bring your four together: in a straight line of neighbouring cells, or in a small square.':
        'Pretas e Vermelhas têm quatro marcas cada num tabuleiro de 5 por 5 casas. Seja o primeiro a juntar as suas quatro: numa linha reta de casas vizinhas, ou num quadrado pequeno.',
    'First come the drops. Black places a marker on any empty cell, then Red, and so on in turn until all eight are down.':
        'Primeiro colocam-se as marcas. As Pretas põem uma marca em qualquer casa vazia, depois as Vermelhas, e assim por diante até estarem as oito no tabuleiro.',
    'Then come the moves, and Black begins again. A turn takes one of your markers one step to an empty cell next to it: up, down, sideways or diagonally. Markers are never captured and never jump, and you may not pass; there is always a move.':
        'Depois vêm os movimentos, e começam outra vez as Pretas. Em cada vez leva-se uma das próprias marcas para uma casa vazia ao lado: para cima, para baixo, para os lados ou na diagonal. As marcas nunca são capturadas nem saltam, e não se pode passar; há sempre um lance.',
    'All markers are down and Black is to move: the one on c3 can step to three cells, for example c3-d3. Its other neighbours are taken.':
        'As marcas estão todas no tabuleiro e jogam as Pretas: a de c3 pode ir para três casas, por exemplo c3-d3. As outras vizinhas estão ocupadas.',
    "A goal is four markers of one colour side by side in a row, a column or a diagonal, or on the four cells of a 2 by 2 square. There are 44 goals: 28 lines and 16 squares. Whoever's markers form one wins at once. That can happen as early as Black's fourth drop, the seventh of the game.":
        'Um objetivo são quatro marcas de uma cor lado a lado numa linha, coluna ou diagonal, ou nas quatro casas de um quadrado de 2 por 2. Há 44 objetivos: 28 linhas e 16 quadrados. Quem tiver as marcas que formam um ganha logo. Isso pode acontecer já na quarta marca das Pretas, a sétima do jogo.',
    'When the same position, with the same side to move, comes up for the third time after the drops, the game is a draw.':
        'Quando a mesma posição, com o mesmo lado a jogar, surge pela terceira vez depois da colocação, o jogo está empatado.',
    'Red has four in a square and has won.': 'As Vermelhas têm quatro em quadrado e ganharam.',
    'Options are written after the name of the game, as in: teeko goals=advanced centre=closed. One that you leave out has its default, named first here.':
        'As opções escrevem-se depois do nome do jogo, como em: teeko goals=advanced centre=closed. Uma que se omita tem o valor predefinido, aqui o primeiro.',
    'goals=standard: the 44 goals above. goals=advanced: the four corners of a larger square, 3 by 3, 4 by 4 or the whole board, are goals too, which makes 58.':
        'goals=standard: os 44 objetivos acima. goals=advanced: os quatro cantos de um quadrado maior, 3 por 3, 4 por 4 ou o tabuleiro inteiro, também são objetivos, o que faz 58.',
    'centre=open: the first drop may go anywhere. centre=closed: the very first drop may not be on c3, the cell in the middle; later drops may.':
        'centre=open: a primeira marca pode ir para qualquer casa. centre=closed: a primeiríssima marca não pode ir para c3, a casa do meio; as seguintes podem.',
    'drops=own: everyone places their own markers. drops=alternate: your opponent places yours, and you place theirs. drops=alternate1, alternate2 or alternate3: the opponent places the first one, two or three markers of each colour and the owner the others. drops=own1, own2 or own3: the owner places the first one, two or three and the opponent the others. Always a black marker is dropped first, then a red one, and so on; and a goal belongs to its colour, no matter who completed it.':
        'drops=own: cada um coloca as suas marcas. drops=alternate: o adversário coloca as suas, e você as dele. drops=alternate1, alternate2 ou alternate3: o adversário coloca a primeira, as duas ou as três primeiras marcas de cada cor e o dono as outras. drops=own1, own2 ou own3: o dono coloca a primeira, as duas ou as três primeiras e o adversário as outras. Coloca-se sempre primeiro uma marca preta, depois uma vermelha, e assim por diante; e um objetivo pertence à sua cor, seja quem for que o completou.',
    'With goals=advanced, Black wins with these corners of a 3 by 3 square; what stands inside or around it does not matter.':
        'Com goals=advanced, as Pretas ganham com estes cantos de um quadrado de 3 por 3; o que está dentro ou à volta não conta.',
    'Columns are a to e from the left, rows 1 to 5 from the bottom. To drop a marker, type the cell: c3. To move one, type where it stands and where it goes: c3-d4.':
        'As colunas são de a a e desde a esquerda, as linhas de 1 a 5 desde baixo. Para colocar uma marca, escreva a casa: c3. Para mover uma, escreva onde está e para onde vai: c3-d4.',
    'A whole position is one line of text: the rows from the top with / between them, b and r for the markers, a number for that many empty cells, and after a space 1 or 2 for the player to move (1 is Black). The board shown under Turns is 5/1r1b1/1rb2/2br1/1r1b1 1.':
        'Uma posição inteira é uma linha de texto: as linhas de cima para baixo com / entre elas, b e r para as marcas, um número para tantas casas vazias, e depois de um espaço 1 ou 2 para o jogador da vez (1 são as Pretas). O tabuleiro mostrado em Os lances é 5/1r1b1/1rb2/2br1/1r1b1 1.',

    // Neutreeko
    'Black and White have three pieces each on a board of 5 by 5 cells. Pieces do not step, they slide until something stops them. Be the first with three in a row.':
        'Pretas e Brancas têm três peças cada num tabuleiro de 5 por 5 casas. As peças não dão passos, deslizam até alguma coisa as parar. Seja o primeiro com três em linha.',
    'Black starts on b1, d1 and c4, White on b5, d5 and c2. Black moves first, then you take turns.':
        'As Pretas começam em b1, d1 e c4, as Brancas em b5, d5 e c2. Jogam primeiro as Pretas, depois à vez.',
    'A turn slides one of your pieces in one of the eight directions: up, down, sideways or diagonally. It goes as far as it can, up to the edge of the board or to the last empty cell before another piece of either colour; it cannot stop earlier. A piece that is blocked at once cannot go that way. Nothing is captured, and you may not pass; there is always a move.':
        'Em cada vez desliza-se uma das próprias peças numa das oito direções: para cima, para baixo, para os lados ou na diagonal. Vai tão longe quanto puder, até à borda do tabuleiro ou à última casa vazia antes de outra peça de qualquer cor; não pode parar antes. Uma peça logo bloqueada não pode ir por aí. Nada se captura, e não se pode passar; há sempre um lance.',
    "The start. Black's piece on c4 can slide to six cells: c4-c3 is stopped by White's piece on c2, c4-a2 by the edge.":
        'O início. A peça das Pretas em c4 pode deslizar para seis casas: c4-c3 é parada pela peça das Brancas em c2, c4-a2 pela borda.',
    'You win as soon as your three pieces lie on three neighbouring cells of one row, column or diagonal. A line with a gap does not count.':
        'Ganha assim que as suas três peças estiverem em três casas vizinhas de uma linha, coluna ou diagonal. Uma linha com uma falha não conta.',
    'When the same position, with the same side to move, comes up for the third time, the game is a draw. The start position counts as its first time.':
        'Quando a mesma posição, com o mesmo lado a jogar, surge pela terceira vez, o jogo está empatado. A posição inicial conta como a sua primeira vez.',
    'White has three in a diagonal line and has won.': 'As Brancas têm três numa diagonal e ganharam.',
    'An option is written after the name of the game, as in: neutreeko board=4x4.': 'Uma opção escreve-se depois do nome do jogo, como em: neutreeko board=4x4.',
    'board=5x5 is the default. board=5x4 has five columns and four rows, with Black on b1, d1 and c3 and White on b4, d4 and c2. board=4x4 has four of each, with Black on a1, c1 and d2 and White on b1, d1 and a2.':
        'board=5x5 é o predefinido. board=5x4 tem cinco colunas e quatro linhas, com as Pretas em b1, d1 e c3 e as Brancas em b4, d4 e c2. board=4x4 tem quatro de cada, com as Pretas em a1, c1 e d2 e as Brancas em b1, d1 e a2.',
    "The start on board=4x4, with the three cells to which Black's piece on d2 can slide.":
        'O início com board=4x4, com as três casas para onde a peça das Pretas em d2 pode deslizar.',
    'Columns are a, b, c and so on from the left, rows 1, 2, 3 and so on from the bottom. Type where the piece stands and where it stops: c4-a2.':
        'As colunas são a, b, c e assim por diante desde a esquerda, as linhas 1, 2, 3 e assim por diante desde baixo. Escreva onde a peça está e onde para: c4-a2.',
    'A whole position is one line of text: the rows from the top with / between them, b and w for the pieces, a number for that many empty cells, and after a space 1 or 2 for the player to move (1 is Black). The start shown under Turns is 1w1w1/2b2/5/2w2/1b1b1 1.':
        'Uma posição inteira é uma linha de texto: as linhas de cima para baixo com / entre elas, b e w para as peças, um número para tantas casas vazias, e depois de um espaço 1 ou 2 para o jogador da vez (1 são as Pretas). O início mostrado em Os lances é 1w1w1/2b2/5/2w2/1b1b1 1.',

    // Stlts
    "Say 'stilts'. White and Black have twelve pieces each, scattered over a board of 12 by 12 cells. A piece goes only as far as the pins in it allow, and at first there are none. Spend your turns on pins or on moves, and capture every enemy piece.":
        "Diz-se 'stilts', andas. Brancas e Pretas têm doze peças cada, espalhadas num tabuleiro de 12 por 12 casas. Uma peça só vai até onde os seus pinos permitem, e ao princípio não há nenhum. Gaste as suas vezes em pinos ou em movimentos, e capture todas as peças inimigas.",
    'White begins. A turn is one of three things: put a white pin into one of your pieces, put a black pin into one of your pieces, or move one of your pieces. You may not pass.':
        'Começam as Brancas. Em cada vez faz-se uma de três coisas: pôr um pino branco numa das próprias peças, pôr um pino preto numa das próprias peças, ou mover uma das próprias peças. Não se pode passar.',
    'Both colours of pins are there for both sides. Each white pin allows one vertical step in a move, each black pin one horizontal step. Pins stay in the piece and count again in its next move. A piece may hold up to eleven of each colour.':
        'As duas cores de pinos servem os dois lados. Cada pino branco permite um passo vertical num movimento, cada pino preto um passo horizontal. Os pinos ficam na peça e contam outra vez no movimento seguinte. Uma peça pode ter até onze de cada cor.',
    "White's piece on d4 has one white and two black pins: at most one step up or down and two to the sides. It can go to any marked cell, and to f5 by capturing: d4xf5.":
        'A peça das Brancas em d4 tem um pino branco e dois pretos: no máximo um passo para cima ou para baixo e dois para os lados. Pode ir para qualquer casa marcada, e para f5 capturando: d4xf5.',
    'Moving and capturing': 'Mover e capturar',
    'A move is a path of steps from cell to cell, up, down, left or right but never diagonally, with the vertical and horizontal steps in any order. You need not use all the pins. Detours are allowed, but each step uses up its pin for this move, also a step back.':
        'Um movimento é um caminho de passos de casa em casa, para cima, para baixo, para a esquerda ou para a direita mas nunca na diagonal, com os passos verticais e horizontais em qualquer ordem. Não é preciso usar todos os pinos. Desvios são permitidos, mas cada passo gasta o seu pino neste movimento, mesmo um passo atrás.',
    'Every cell on the way must be empty. The last one may be empty or hold an enemy piece, which is captured and leaves the board with its pins. You cannot end where you began or on a piece of your own. Only the last cell matters: two paths to it are the same move.':
        'Todas as casas do caminho têm de estar vazias. A última pode estar vazia ou ter uma peça inimiga, que é capturada e sai do tabuleiro com os seus pinos. Não se pode acabar onde se começou nem numa peça própria. Só a última casa importa: dois caminhos até ela são o mesmo lance.',
    "One white and two black pins again, but White's own piece on g6 is in the way. The piece on f6 goes round it, up to f7 and right over g7, and takes on h7: f6xh7.":
        'Outra vez um pino branco e dois pretos, mas a própria peça das Brancas em g6 está no caminho. A peça de f6 contorna-a, sobe a f7 e vai para a direita por g7, e captura em h7: f6xh7.',
    "You win when you have captured all the enemy's pieces.": 'Ganha quando tiver capturado todas as peças do inimigo.',
    'The game is a draw after 100 turns in a row, those of both sides counted together, without a capture; when the same position, with the same side to move, comes up for the third time; or when the side to move can neither move nor add a pin, which happens only under a low limit of pins.':
        'O jogo está empatado após 100 lances seguidos, contados os dos dois lados, sem captura; quando a mesma posição, com o mesmo lado a jogar, surge pela terceira vez; ou quando o lado da vez não pode mover nem pôr um pino, o que só acontece com um limite baixo de pinos.',
    'Options are written after the name of the game, as in: stlts moves=straight quiet=50. One that you leave out has its default, named first here.':
        'As opções escrevem-se depois do nome do jogo, como em: stlts moves=straight quiet=50. Uma que se omita tem o valor predefinido, aqui o primeiro.',
    'moves=paths: along any path, as told above. moves=straight: a move is one straight line, vertical or horizontal, and cannot turn a corner.':
        'moves=paths: por qualquer caminho, como dito acima. moves=straight: um movimento é uma só linha reta, vertical ou horizontal, e não dobra esquinas.',
    "start=symmetric: White starts on c11 b10 c10 h10 e8 j8 c5 h5 e3 j3 k3 j2, Black on the same cells mirrored from left to right. start=seed: the same with White's piece on b11 instead of c11.":
        'start=symmetric: as Brancas começam em c11 b10 c10 h10 e8 j8 c5 h5 e3 j3 k3 j2, as Pretas nas mesmas casas espelhadas da esquerda para a direita. start=seed: o mesmo com a peça das Brancas em b11 em vez de c11.',
    'pins=11: the most pins of one colour in a piece; a number from 1 to 11.': 'pins=11: o máximo de pinos de uma cor numa peça; um número de 1 a 11.',
    'quiet=100: a draw after so many turns in a row without a capture; a number from 10 to 1000.':
        'quiet=100: empate após tantos lances seguidos sem captura; um número de 10 a 1000.',
    'The board shown under Turns, with moves=straight: the piece on d4 stays on its row or its column and cannot capture on f5.':
        'O tabuleiro mostrado em Os lances, com moves=straight: a peça de d4 fica na sua linha ou coluna e não pode capturar em f5.',
    'Columns are a to l from the left, rows 1 to 12 from the bottom. To add a white pin, type c10+w; a black one, c10+b. To move, type where the piece stands and where it goes: c5-d4. To capture, put an x between the two: e5xc5. The path is not written.':
        'As colunas são de a a l desde a esquerda, as linhas de 1 a 12 desde baixo. Para pôr um pino branco, escreva c10+w; um preto, c10+b. Para mover, escreva onde a peça está e para onde vai: c5-d4. Para capturar, ponha um x entre as duas: e5xc5. O caminho não se escreve.',
    'A whole position is one line of text: the rows from the top with / between them, W or B for a piece followed by its white and its black pins (each one digit, with a for ten and b for eleven), a number for that many empty cells, and after a space 1 or 2 for the player to move (1 is White). The board shown under Turns is 12/12/2W009/12/9B002/12/12/5B006/3W128/12/12/12 1.':
        'Uma posição inteira é uma linha de texto: as linhas de cima para baixo com / entre elas, W ou B para uma peça seguido dos seus pinos brancos e pretos (um algarismo cada, com a para dez e b para onze), um número para tantas casas vazias, e depois de um espaço 1 ou 2 para o jogador da vez (1 são as Brancas). O tabuleiro mostrado em Os lances é 12/12/2W009/12/9B002/12/12/5B006/3W128/12/12/12 1.',

    // Trike
    'Black and White share one pawn and walk it over a triangle of points. Each leaves a checker of their own colour wherever they stop, and the board fills up. When the pawn is stuck, the one who owns more of the points around it wins.':
        'Pretas e Brancas partilham um peão e levam-no por um triângulo de pontos. Cada um deixa uma ficha da sua cor onde para, e o tabuleiro vai-se enchendo. Quando o peão fica preso, ganha quem tiver mais dos pontos à volta dele.',
    'Black begins: a black checker goes on any point, with the pawn on top of it.': 'Começam as Pretas: uma ficha preta vai para qualquer ponto, com o peão em cima.',
    'From then on a turn moves the pawn in a straight line, in one of six directions, over any number of empty points to an empty point. A checker of your colour goes there, under the pawn. Checkers never move again, and the pawn cannot cross them. You may not pass.':
        'A partir daí, em cada vez o peão anda em linha reta, numa de seis direções, por qualquer número de pontos vazios até um ponto vazio. Aí se põe uma ficha da própria cor, por baixo do peão. As fichas não se movem mais, e o peão não as pode atravessar. Não se pode passar.',
    "The pawn stands on Black's checker on d4 and White is to move. Along the row it reaches only d3: the checker on d2 is in the way.":
        'O peão está na ficha das Pretas em d4 e jogam as Brancas. Ao longo da linha só chega a d3: a ficha de d2 está no caminho.',
    'The swap': 'A troca',
    'So that the first checker is not too strong, the second player may, on their first turn only, say swap instead of moving. The two players then exchange colours and the board stays as it is: the second player is now Black and owns that checker, and the player who placed it is White and moves next.':
        'Para que a primeira ficha não seja forte de mais, o segundo jogador pode, só na sua primeira vez, dizer troca em vez de jogar. Os dois jogadores trocam então de cores e o tabuleiro fica como está: o segundo jogador passa a ter as Pretas e essa ficha, e quem a colocou tem as Brancas e joga a seguir.',
    'The game is over when the pawn cannot move. Each player gets a point for every checker of their colour next to the pawn, and one for the checker under it. The higher score wins. On a triangle the scores are never equal.':
        'O jogo acaba quando o peão não se pode mover. Cada jogador recebe um ponto por cada ficha da sua cor ao lado do peão, e um pela ficha debaixo dele. Ganha a pontuação mais alta. Num triângulo as pontuações nunca são iguais.',
    'The pawn on c2 is stuck, so only the marked points count: Black has 4 of them, White 3, the one under the pawn included. Black wins.':
        'O peão em c2 está preso, por isso só contam os pontos marcados: as Pretas têm 4, as Brancas 3, incluindo o que está debaixo do peão. Ganham as Pretas.',
    'Options are written after the name of the game, as in: trike side=9 swap=off. One that you leave out has its default, named first here.':
        'As opções escrevem-se depois do nome do jogo, como em: trike side=9 swap=off. Uma que se omita tem o valor predefinido, aqui o primeiro.',
    'board=triangle: points in a triangle, six directions. board=pyramid: 49 square cells in rows of 1, 2 and so on up to 7 and back to 1, all starting at the left edge; the pawn also moves diagonally, so there are eight directions, and all eight neighbours count. Here the scores can be equal, and then the game is a draw.':
        'board=triangle: pontos num triângulo, seis direções. board=pyramid: 49 casas quadradas em linhas de 1, 2 e assim por diante até 7 e de volta a 1, todas a começar na borda esquerda; o peão também anda na diagonal, por isso há oito direções, e contam as oito vizinhas. Aqui as pontuações podem ser iguais, e então o jogo está empatado.',
    'side=7: the points along a side of the triangle; a number from 2 to 15. The pyramid has one size only and does not take this option.':
        'side=7: os pontos de um lado do triângulo; um número de 2 a 15. A pirâmide só tem um tamanho e não aceita esta opção.',
    'swap=on: the second player may swap, as told above. swap=off: no swap.': 'swap=on: o segundo jogador pode trocar, como dito acima. swap=off: sem troca.',
    "On the pyramid, the pawn on c2 goes along its row, its column and its diagonals; Black's checker on g2 stops it downwards.":
        'Na pirâmide, o peão em c2 anda pela sua linha, pela sua coluna e pelas suas diagonais; a ficha das Pretas em g2 para-o para baixo.',
    'Rows have letters from the top, points have numbers from the left: a1 is the tip, then come b1 and b2, then c1, c2 and c3, and so on. The pyramid uses the same names. Type the point to which the pawn goes: c2. To swap, type swap.':
        'As linhas têm letras desde cima, os pontos têm números desde a esquerda: a1 é a ponta, depois vêm b1 e b2, depois c1, c2 e c3, e assim por diante. A pirâmide usa os mesmos nomes. Escreva o ponto para onde vai o peão: c2. Para trocar, escreva swap.',
    'A whole position is one line of text: the rows from the top with / between them, b and w for checkers (B or W for the one under the pawn), a number for that many empty points, then 1 or 2 for the player to move, then owner=1 or owner=2 for the player who has Black, which only a swap changes. The board shown under Turns is 1/2/1b1/1w1B/5 2 owner=1.':
        'Uma posição inteira é uma linha de texto: as linhas de cima para baixo com / entre elas, b e w para as fichas (B ou W para a que está debaixo do peão), um número para tantos pontos vazios, depois 1 ou 2 para o jogador da vez, depois owner=1 ou owner=2 para o jogador que tem as Pretas, o que só uma troca muda. O tabuleiro mostrado em Os lances é 1/2/1b1/1w1B/5 2 owner=1.',

    // Taiji
    'Light and Dark fill a board with tiles that are half light and half dark, so every turn helps both. Connect the squares of your own colour into large groups and keep the other colour apart.':
        'Claras e Escuras enchem um tabuleiro com peças meio claras e meio escuras, por isso cada vez ajuda os dois. Ligue os quadrados da sua cor em grupos grandes e mantenha a outra cor separada.',
    'Light begins, then you take turns. A turn places one tile on two free cells that are neighbours in a row or a column: its light half on one, its dark half on the other, whichever way round you like. Both players place the same tiles.':
        'Começam as Claras, depois joga-se à vez. Em cada vez coloca-se uma peça em duas casas livres vizinhas numa linha ou coluna: a metade clara numa, a metade escura na outra, para o lado que se quiser. Os dois jogadores colocam as mesmas peças.',
    'Tiles never move or overlap, and you may not pass.': 'As peças nunca se movem nem se sobrepõem, e não se pode passar.',
    'If the light half goes on b2, the dark half can go on a2 or c2: b2,a2 or b2,c2. On b2 it joins the light squares above and below into a group of three.':
        'Se a metade clara for para b2, a metade escura pode ir para a2 ou c2: b2,a2 ou b2,c2. Em b2 junta os quadrados claros de cima e de baixo num grupo de três.',
    'The game is over when no two neighbouring cells are free; single free cells may remain. A group is all the squares of one colour that hang together by their sides; touching at a corner is not enough.':
        'O jogo acaba quando não há duas casas vizinhas livres; podem sobrar casas livres isoladas. Um grupo são todos os quadrados de uma cor ligados pelos lados; tocarem-se num canto não chega.',
    'Your score is the number of squares in your largest group, or in your two or three largest ones on bigger boards (see Options). The higher score wins. There are no draws: equal scores are a win for Dark, who moved second.':
        'A sua pontuação é o número de quadrados do seu maior grupo, ou dos seus dois ou três maiores em tabuleiros maiores (veja Opções). Ganha a pontuação mais alta. Não há empates: pontuações iguais são vitória das Escuras, que jogaram em segundo.',
    "No tile fits any more. On a board this small only the largest group counts: Light's marked one has 4 squares, Dark's largest 3. Light wins.":
        'Já não cabe nenhuma peça. Num tabuleiro tão pequeno só conta o maior grupo: o das Claras, marcado, tem 4 quadrados, o maior das Escuras 3. Ganham as Claras.',
    'Options are written after the name of the game, as in: taiji size=11 groups=2.': 'As opções escrevem-se depois do nome do jogo, como em: taiji size=11 groups=2.',
    'size=9 is the default: a board of 9 by 9 cells. Any number from 2 to 11 will do.': 'size=9 é o predefinido: um tabuleiro de 9 por 9 casas. Serve qualquer número de 2 a 11.',
    'groups says how many of your largest groups count together: 1, 2, 3, 4, 5, 6, 7, 8 or 9 of them, or groups=all for every group of at least two squares. If you do not say, it is 1 up to size 7, 2 on sizes 8 and 9, and 3 on sizes 10 and 11.':
        'groups diz quantos dos seus maiores grupos contam juntos: 1, 2, 3, 4, 5, 6, 7, 8 ou 9 deles, ou groups=all para todos os grupos de pelo menos dois quadrados. Se não disser, é 1 até ao tamanho 7, 2 nos tamanhos 8 e 9, e 3 nos tamanhos 10 e 11.',
    "The same board with groups=2: Dark's two groups of three make 6, Light's group of four and a single square only 5. Dark wins.":
        'O mesmo tabuleiro com groups=2: os dois grupos de três das Escuras fazem 6, o grupo de quatro das Claras e um quadrado isolado só 5. Ganham as Escuras.',
    'Columns are a, b, c and so on from the left, rows 1, 2, 3 and so on from the bottom. Type the cell of the light half, a comma, and the cell of the dark half, without a space: d4,e4. So e4,d4 is the same place the other way round.':
        'As colunas são a, b, c e assim por diante desde a esquerda, as linhas 1, 2, 3 e assim por diante desde baixo. Escreva a casa da metade clara, uma vírgula, e a casa da metade escura, sem espaço: d4,e4. Assim, e4,d4 é o mesmo lugar ao contrário.',
    'A whole position is one line of text: the rows from the top with / between them, l and d for light and dark squares, a number for that many free cells, and after a space 1 or 2 for the player to move (1 is Light). The board shown under Turns is 4/1ld1/4/dl2 1.':
        'Uma posição inteira é uma linha de texto: as linhas de cima para baixo com / entre elas, l e d para quadrados claros e escuros, um número para tantas casas livres, e depois de um espaço 1 ou 2 para o jogador da vez (1 são as Claras). O tabuleiro mostrado em Os lances é 4/1ld1/4/dl2 1.',
};
