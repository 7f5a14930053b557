import {expect, it} from 'vitest';
import {print} from '../../testing/printFrom';

it('takes fields that are not given, members that are texts, and generic classes', async () => {
  const source = [
    'from dataclasses import dataclass, field, replace',
    'from enum import Enum',
    'from typing import Generic, List, TypeVar',
    'T = TypeVar("T")',
    'class Stack(Generic[T]):',
    '    items: List[T] = []',
    'class Key(str, Enum):',
    '    HOME = "home"',
    '@dataclass',
    'class Box:',
    '    width: int',
    '    height: int = 2',
    '    area: int = field(init=False)',
    '    def __post_init__(self):',
    '        self.area = self.width * self.height',
    'print(Box(3), replace(Box(3), width=1), Stack().items, Key("home").name, Key.HOME == "home")',
    'try:',
    '    Box(1, area=2)',
    'except TypeError as error:',
    '    print(error)',
  ];
  expect(await print(...source)).toBe(
    'Box(width=3, height=2, area=6) Box(width=1, height=2, area=2) [] HOME True\n' +
      "__init__() got an unexpected keyword argument 'area'\n",
  );
});

it('goes through, measures and asks a class of members', async () => {
  const source = [
    'from enum import Enum',
    'class State(Enum):',
    '    START = 1',
    '    END = "e"',
    'for state in State:',
    '    print(state, end=" ")',
    'print([state.value for state in State], len(State), list(State)[1], State["END"], State.END in State)',
    'print([name for name, _ in State.__members__.items()], "in State:")',
    'try:',
    '    State["NONE"]',
    'except KeyError as error:',
    '    print("no", error)',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    "State.START State.END [1, 'e'] 2 State.END State.END True",
    "['START', 'END'] in State:",
    "no 'NONE'",
    '',
  ]);
});

it('makes no object of a class that still lacks a method', async () => {
  const source = [
    'from abc import ABC, abstractmethod',
    'class Reader(ABC):',
    '    @abstractmethod',
    '    def read(self):',
    '        return 1',
    'class Whole(Reader):',
    '    def __init__(self, more):',
    '        self.more = more',
    '    def read(self):',
    '        return super().read() + self.more',
    'print(Whole(2).read(), isinstance(Whole(1), Reader))',
    'try:',
    '    Reader()',
    'except TypeError as error:',
    '    print(error)',
  ];
  expect(await print(...source)).toBe(
    "3 True\nCan't instantiate abstract class Reader with abstract method read\n",
  );
});

// What CPython 3.11 prints for the same lines.

it('takes members without blanks around the sign, and no variables of methods', async () => {
  const source = [
    'from enum import IntEnum',
    'class Level(IntEnum):',
    '    LOW=1',
    '    HIGH =2',
    '    def double(self):',
    '        x = self.value',
    '        return x * 2',
    'print([level.name for level in Level], Level(1).name, Level.HIGH.double())',
  ];
  expect(await print(...source)).toBe("['LOW', 'HIGH'] LOW 4\n");
});

it('makes data classes from the annotations in the text of the script', async () => {
  const source = [
    'from dataclasses import asdict, dataclass, field',
    '@dataclass',
    'class Item:',
    '    """Something: for sale."""',
    '    name: str',
    '    price: float = 0.0',
    '    tags: list = field(default_factory=list)',
    '',
    '    def total(self, n: int) -> float:',
    '        count: int = n',
    '        return self.price * count',
    '@dataclass',
    'class Book(Item):',
    '    pages: int = 1',
    'one = Item("apple", price=1.5)',
    'one.tags.append("red")',
    'print(one, Item("b").tags, one.total(2), one == Item("apple", 1.5, ["red"]), one == Item("b"))',
    'print(Book("c", pages=9), asdict(Book("d")))',
    'for call in (lambda: Item(), lambda: Item("a", size=1)):',
    '    try:',
    '        call()',
    '    except TypeError as error:',
    '        print(error)',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    "Item(name='apple', price=1.5, tags=['red']) [] 3.0 True False",
    "Book(name='c', price=0.0, tags=[], pages=9) {'name': 'd', 'price': 0.0, 'tags': [], 'pages': 1}",
    "__init__() missing 1 required positional argument: 'name'",
    "__init__() got an unexpected keyword argument 'size'",
    '',
  ]);
});

it('orders and freezes data classes', async () => {
  const source = [
    'from dataclasses import FrozenInstanceError, dataclass, field',
    '@dataclass(order=True, frozen=True)',
    'class Row:',
    '    top: int',
    '    name: str = field(default="", compare=False)',
    'rows = [Row(3, "c"), Row(1, "a")]',
    'print(min(rows), sorted(rows)[1].name, Row(1, "x") == rows[1], Row(3) >= rows[0], {rows[1]: "kept"}[Row(1)])',
    'try:',
    '    rows[0].top = 5',
    'except FrozenInstanceError as error:',
    '    print(error)',
  ];
  expect(await print(...source)).toBe(
    "Row(top=1, name='a') c True True kept\ncannot assign to field 'top'\n",
  );
});

it('makes dicts and tuples of data classes that stand in dicts and tuples', async () => {
  const source = [
    'from collections import namedtuple',
    'from dataclasses import asdict, astuple, dataclass',
    'Size = namedtuple("Size", "w h")',
    '@dataclass',
    'class Place:',
    '    x: int',
    '@dataclass',
    'class Plan:',
    '    named: dict',
    '    pair: tuple',
    '    all: list',
    '    size: tuple',
    'plan = Plan({"a": Place(1)}, (Place(2), 3), [Place(4)], Size(Place(5), 6))',
    'print(asdict(plan))',
    'print(astuple(plan))',
  ];
  expect(await print(...source)).toBe(
    "{'named': {'a': {'x': 1}}, 'pair': ({'x': 2}, 3), 'all': [{'x': 4}], 'size': Size(w={'x': 5}, h=6)}\n" +
      "({'a': (1,)}, ((2,), 3), [(4,)], Size(w=(5,), h=6))\n",
  );
});

it('gives members of enumerations their names and values', async () => {
  const source = [
    'from enum import Enum, auto',
    'class State(Enum):',
    '    START = 1',
    '    ALL_DONE = "done"',
    'class Step(Enum):',
    '    A = auto()',
    '    B = auto()',
    'print(State.START, repr(State.ALL_DONE), State.START.name, State(1) is State.START, Step.B.value)',
    'print(State.START == State.START, State.START != State.ALL_DONE)',
    'try:',
    '    State(3)',
    'except ValueError as error:',
    '    print(error)',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    "State.START <State.ALL_DONE: 'done'> START True 2",
    'True True',
    '3 is not a valid State',
    '',
  ]);
});

it('gives members of enumerations the methods and properties of their class', async () => {
  const source = [
    'from enum import Enum, auto',
    'class State(Enum):',
    '    OPEN = auto()',
    '    ALL_DONE = auto()',
    '    def describe(self, end):',
    '        return self.name.title() + end',
    '    @property',
    '    def is_last(self):',
    '        return self.value == 2',
    'print([(state.describe("!"), state.is_last) for state in State])',
    'try:',
    '    State.OPEN.nothing',
    'except AttributeError as error:',
    '    print(error)',
  ];
  expect(await print(...source)).toBe(
    "[('Open!', False), ('All_Done!', True)]\n'State' object has no attribute 'nothing'\n",
  );
});

it('takes members of an IntEnum for numbers, and those of a class of texts for texts', async () => {
  const source = [
    'from enum import Enum, IntEnum',
    'class Level(IntEnum):',
    '    LOW = 1  # the first',
    '    HIGH = 2',
    'class Mode(str, Enum):',
    '    FAST = "fast"',
    'print(Level.LOW < Level.HIGH, Level.LOW + 1, max(Level), Level.HIGH == 2, Mode.FAST == "fast", {2: "b"}[Level.HIGH])',
  ];
  expect(await print(...source)).toBe('True 2 Level.HIGH True True b\n');
});

it('takes no arguments for a class without __init__, unless another class extends it', async () => {
  const source = [
    'class Bad:',
    '    def _init_(self, x): self.x = x',
    'class Empty(object): pass',
    'class Base:',
    '    kind = "base"',
    'class Sub(Base):',
    '    def __init__(self, x): self.x = x',
    'print(Sub(1).x, Sub(1).kind, Bad(), Empty())',
    'for make in (lambda: Bad(1), lambda: Empty(x=1)):',
    '    try: make()',
    '    except TypeError as error: print(error)',
  ];
  expect(await print(...source)).toMatch(
    /^1 base <Bad object at \w+> <Empty object at \w+>\nBad\(\) takes no arguments\nEmpty\(\) takes no arguments\n$/,
  );
});

it('refuses a list as the default of a field, and a metaclass', async () => {
  const source = ['from dataclasses import dataclass', '@dataclass', 'class Bag:', '    items: list = []'];
  await expect(print(...source)).rejects.toThrow(
    "mutable default <class 'list'> for field items is not allowed: use default_factory",
  );
  await expect(print('class A(metaclass=type):', '    pass')).rejects.toThrow('has no metaclasses');
});

it('keeps members of a function, and finds the text with which a function or a class begins', async () => {
  const source = [
    'def count(function):',
    '    def wrapper(*values):',
    '        wrapper.calls += 1',
    '        return function(*values)',
    '    wrapper.calls = 0',
    '    return wrapper',
    '@count',
    'def twice(x):',
    '    """Twice "x"."""',
    '    return x * 2',
    'twice(2)',
    'print(twice(4), twice.calls)',
    'class Tea:',
    "    'A drink.'",
    '    def brew(self):',
    '        return 1',
    'print(Tea.__doc__, Tea().__doc__, Tea.brew.__doc__)',
    'def plain(x,',
    '          y=1):',
    '    "Plain."',
    'plain.label = "p"',
    'print(plain.__doc__, plain.label, plain.__name__)',
  ];
  expect(await print(...source)).toBe('8 2\nA drink. A drink. None\nPlain. p plain\n');
});

it('goes through the members in a method of their class, and takes a type of a generic class', async () => {
  const source = [
    'from enum import Enum',
    'from typing import Generic, List, TypeVar',
    'class Sign(Enum):',
    '    PLUS = "+"',
    '    MINUS = "-"',
    '    @classmethod',
    '    def parse(cls, text):',
    '        return [one.name for one in cls if one.value == text], len(cls), cls["PLUS"].value',
    'print(Sign.parse("-"))',
    'T = TypeVar("T")',
    'class Pile(Generic[T]):',
    '    def __init__(self): self.items = []',
    'pile = Pile[List[int]]()',
    'print(pile.items)',
  ];
  expect(await print(...source)).toBe("(['MINUS'], 2, '+')\n[]\n");
});

it('sets the text of a function, and members of what only has the name of a function elsewhere', async () => {
  const source = [
    'class Box:',
    '    def item(self): pass',
    'class State: pass',
    'item = State()',
    'def main():',
    '    item.done = True',
    'main()',
    'def brew():',
    '    "Makes tea."',
    'if True:',
    '    brew.count = 1',
    'brew.__doc__ = "Makes coffee."',
    'print(item.done, brew.count, brew.__doc__, brew.__doc__.upper())',
  ];
  expect(await print(...source)).toBe('True 1 Makes coffee. MAKES COFFEE.\n');
});
